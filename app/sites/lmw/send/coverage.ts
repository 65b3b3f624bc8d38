/** How much of a paper's words is under paint: a grid over them, in shares of its width and height. */
export interface Coverage {
  /** Paints a spot. Positions and reach in shares of the width; `aspect` is height over width. */
  add(x: number, y: number, reach: number): void;
  /** 0 to 1. */
  share(): number;
}

const columns = 24;
const rows = 8;

/** An unpainted grid over a box of this height over width. */
export function createCoverage(aspect: number): Coverage {
  const painted = new Set<number>();
  return {
    add(x, y, reach) {
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const dx = (column + 0.5) / columns - x;
          const dy = (((row + 0.5) / rows) * aspect - y) as number;
          if (dx * dx + dy * dy <= reach * reach) painted.add(row * columns + column);
        }
    },
    share: () => painted.size / (rows * columns),
  };
}
