import { StrokeIcon } from "./stroke-icon.tsx";

/** The way back. */
export function ArrowBackIcon() {
  return (
    <StrokeIcon width={20} height={10}>
      <path d="M20 5H2M6 1L2 5l4 4" />
    </StrokeIcon>
  );
}
