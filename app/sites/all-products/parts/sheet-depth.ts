/** Kept in the history entry of a sheet: how many steps lead back to the catalogue it was opened from. */
export interface SheetState {
  shelfDepth: number;
}

export const openedFromCatalogue: SheetState = { shelfDepth: 1 };

/** How deep a sheet lies over its catalogue; 0 where the address was opened directly. */
export function depthOf(state: unknown): number {
  const depth = (state as Partial<SheetState> | null)?.shelfDepth;
  return typeof depth === "number" && Number.isInteger(depth) && depth > 0 ? depth : 0;
}

/** The state for a further sheet, opened out of this one. */
export const nextDepth = (state: unknown): SheetState | null =>
  depthOf(state) > 0 ? { shelfDepth: depthOf(state) + 1 } : null;
