import { StrokeIcon } from "./stroke-icon.tsx";

/** Hands something to somebody else. */
export function ShareIcon() {
  return (
    <StrokeIcon width={18} height={20}>
      <path d="M9 14V1M5 5l4-4 4 4M1 10v9h16v-9" />
    </StrokeIcon>
  );
}
