import { StrokeIcon } from "./stroke-icon.tsx";

/** Sound is on. */
export function SoundOnIcon() {
  return (
    <StrokeIcon width={22} height={18}>
      <path d="M1 6v6h4l6 5V1L5 6zM15 5q3 4 0 8M18 2q5 7 0 14" />
    </StrokeIcon>
  );
}
