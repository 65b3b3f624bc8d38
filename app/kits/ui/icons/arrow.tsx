import { StrokeIcon } from "./stroke-icon.tsx";

/** The way on: links to sites, buttons that lead somewhere. */
export function ArrowIcon() {
  return (
    <StrokeIcon width={20} height={10}>
      <path d="M0 5h18M14 1l4 4-4 4" />
    </StrokeIcon>
  );
}
