import { StrokeIcon } from "./stroke-icon.tsx";

/** Opens or adds. */
export function PlusIcon() {
  return (
    <StrokeIcon width={16} height={16}>
      <path d="M8 0v16M0 8h16" />
    </StrokeIcon>
  );
}
