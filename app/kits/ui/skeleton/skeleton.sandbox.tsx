import { Skeleton } from "./skeleton.tsx";

export const sandboxes = {
  "text, rows, a picture": () => (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton shape="door" />
      <Skeleton shape="door" />
      <Skeleton shape="portrait" />
    </div>
  ),
};
