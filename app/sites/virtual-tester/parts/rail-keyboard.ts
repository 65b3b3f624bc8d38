/** Lets arrows, Home and End move the focus among the tiles of a rail. Each tile stays in the tab order as well. */
export function addRailKeyboard(rail: HTMLElement | null): (() => void) | undefined {
  rail?.addEventListener("keydown", moveFocus);
  return rail ? () => rail.removeEventListener("keydown", moveFocus) : undefined;
}

/** The same, with the chosen tile in the middle at first. */
export function openRail(rail: HTMLElement | null): (() => void) | undefined {
  centreInRail(rail, rail?.querySelector<HTMLElement>('[aria-pressed="true"]'));
  return addRailKeyboard(rail);
}

/** Brings a tile into the middle of its rail, without moving the page. */
export function centreInRail(rail: HTMLElement | null, tile: HTMLElement | null | undefined): void {
  if (rail && tile) rail.scrollLeft = tile.offsetLeft - (rail.clientWidth - tile.offsetWidth) / 2;
}

function moveFocus(event: KeyboardEvent): void {
  const tiles = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("a, button")];
  const index = tiles.indexOf(document.activeElement as HTMLElement);
  const nextIndex = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tiles.length - 1 }[event.key];
  const tile = nextIndex === undefined || index < 0 ? undefined : tiles[nextIndex];
  if (!tile) return;
  event.preventDefault();
  tile.focus();
}
