import { lazy, Suspense } from "react";
import type { PlayProps } from "../play-props.ts";
import { StareHall } from "./stare-hall.tsx";
import { StareTwin } from "./stare-twin.tsx";

const StareCamera = lazy(() => import("./stare-camera.tsx"));

/** にらめっこ: by a press, by one's own face, or by words alone. */
export function Play(props: PlayProps) {
  if (props.setup.kind === "twin") return <StareTwin {...props} />;
  if (props.setup.kind === "play") return <StareHall {...props} />;
  return (
    <Suspense>
      <StareCamera {...props} />
    </Suspense>
  );
}
