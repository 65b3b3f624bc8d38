/** Lets arrows, Home and End move the focus among the tiles of a rail. Each tile stays in the tab order as well. */
export function railKeys(rail: HTMLElement | null): (() => void) | undefined {
  rail?.addEventListener("keydown", move);
  return rail ? () => rail.removeEventListener("keydown", move) : undefined;
}

/** The same, with the chosen tile in the middle at first. */
export function openRail(rail: HTMLElement | null): (() => void) | undefined {
  centre(rail, rail?.querySelector<HTMLElement>('[aria-pressed="true"]'));
  return railKeys(rail);
}

/** Brings a tile into the middle of its rail, without moving the page. */
export function centre(rail: HTMLElement | null, tile: HTMLElement | null | undefined): void {
  if (rail && tile) rail.scrollLeft = tile.offsetLeft - (rail.clientWidth - tile.offsetWidth) / 2;
}

function move(event: KeyboardEvent): void {
  const tiles = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("a, button")];
  const here = tiles.indexOf(document.activeElement as HTMLElement);
  const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tiles.length - 1 }[event.key];
  const tile = there === undefined || here < 0 ? undefined : tiles[there];
  if (!tile) return;
  event.preventDefault();
  tile.focus();
}
