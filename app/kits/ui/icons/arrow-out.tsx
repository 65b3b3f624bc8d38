import { StrokeIcon } from "./stroke-icon.tsx";

/** Leads out of the zone, into a new tab. */
export function ArrowOutIcon() {
  return (
    <StrokeIcon width={12} height={12}>
      <path d="M1 11L11 1M3 1h8v8" />
    </StrokeIcon>
  );
}
