import type { ShellWorld } from "./shell-world.ts";

/** What is to be seen at a place besides the shell itself. */
export interface ShellMarks {
  /** It has just changed its place, with this one of up to two others; 0 for none. */
  swap: 0 | 1 | 2;
  /** It belongs to the pair that may close again: behind so many wrong turns. Null for all others. */
  looseTurns: number | null;
  /** It was found, and has closed again. */
  isReclosed: boolean;
  /** The monster shows it. */
  isPeeked: boolean;
}

/** Of one place at this moment. What has changed places is marked while the two that did so lie open. */
export function getShellMarks({ shells, open, swaps, loose, peek }: ShellWorld, place: number): ShellMarks {
  const shell = shells[place];
  const swap = open.length === 2 ? swaps.findIndex(({ from, to }) => from === place || to === place) + 1 : 0;
  return {
    swap: swap === 1 || swap === 2 ? swap : 0,
    looseTurns: loose?.shells.includes(place) ? loose.wrongTurns : null,
    isReclosed: Boolean(shell?.hasClosedAgain && !shell.isFound),
    isPeeked: Boolean(peek?.shells.includes(place) && !shell?.isFound && !open.includes(place)),
  };
}

/** Where the pair lies by now that closed again with the last turn; it may have changed places at once. Null: none did. */
export function findReclosed({ reclosed, swaps, nowMs }: ShellWorld): [number, number] | null {
  if (!reclosed || reclosed.atMs !== nowMs) return null;
  const placeNow = (place: number): number => {
    const swap = swaps.find(({ from, to, atMs }) => atMs === reclosed.atMs && (from === place || to === place));
    if (!swap) return place;
    return swap.from === place ? swap.to : swap.from;
  };
  return [placeNow(reclosed.shells[0]), placeNow(reclosed.shells[1])];
}
