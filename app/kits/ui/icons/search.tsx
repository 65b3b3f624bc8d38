import { StrokeIcon } from "./stroke-icon.tsx";

/** Looks for something. */
export function SearchIcon() {
  return (
    <StrokeIcon width={18} height={18}>
      <circle cx="7.5" cy="7.5" r="6.5" />
      <path d="M12.5 12.5L17 17" />
    </StrokeIcon>
  );
}
