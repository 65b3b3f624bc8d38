import { StrokeIcon } from "./stroke-icon.tsx";

/** Folds up or takes away. */
export function MinusIcon() {
  return (
    <StrokeIcon width={16} height={16}>
      <path d="M0 8h16" />
    </StrokeIcon>
  );
}
