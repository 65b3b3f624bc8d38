import { StrokeIcon } from "./stroke-icon.tsx";

/** Done, met, chosen. */
export function TickIcon() {
  return (
    <StrokeIcon width={14} height={12}>
      <path d="M1 6.5L5 10.5 13 1" />
    </StrokeIcon>
  );
}
