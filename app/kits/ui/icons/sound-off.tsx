import { StrokeIcon } from "./stroke-icon.tsx";

/** Sound is off. */
export function SoundOffIcon() {
  return (
    <StrokeIcon width={22} height={18}>
      <path d="M1 6v6h4l6 5V1L5 6zM15 6l6 6M21 6l-6 6" />
    </StrokeIcon>
  );
}
