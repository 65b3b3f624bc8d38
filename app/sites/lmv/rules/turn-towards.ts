/** How far a poster turns to look at another, from -1 (to its left) to 1 (to its right), and up or down the same way. */
export interface Turn {
  across: number;
  down: number;
}

/**
 * The turn of the poster at `from` towards the one at `to` in a grid of `columns`. Near ones turn most of all; the one that
 * is looked at does not turn.
 */
export function turnTowards(from: number, to: number, columns: number): Turn {
  const across = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const distance = Math.hypot(across, down);
  if (distance === 0) return { across: 0, down: 0 };
  const strength = 0.45 + 0.55 / distance;
  return { across: (across / distance) * strength, down: (down / distance) * strength };
}
