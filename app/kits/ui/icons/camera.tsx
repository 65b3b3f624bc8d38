import { StrokeIcon } from "./stroke-icon.tsx";

/** Uses the camera. */
export function CameraIcon() {
  return (
    <StrokeIcon width={22} height={18}>
      <path d="M1 4h5l2-3h6l2 3h5v13H1z" />
      <circle cx="11" cy="10" r="4" />
    </StrokeIcon>
  );
}
