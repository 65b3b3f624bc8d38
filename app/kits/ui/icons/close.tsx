import { StrokeIcon } from "./stroke-icon.tsx";

/** Closes what lies on top. */
export function CloseIcon() {
  return (
    <StrokeIcon width={20} height={20}>
      <path d="M2 2l16 16M18 2L2 18" />
    </StrokeIcon>
  );
}
