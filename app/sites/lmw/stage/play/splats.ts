/** Paint that stays on the glass and goes down with it. Places in units. */
export interface Splat {
  x: number;
  y: number;
  size: number;
  turn: number;
  look: number;
  age: number;
}

export interface Splats {
  readonly all: readonly Splat[];
  add(x: number, y: number, size: number): void;
  /** One tick more since the last large one. */
  tick(): void;
  /** Goes down with the ground by so much. */
  advance(scrolled: number): void;
}

const maxSplats = 44;
/** A splat above this, in units, is larger than 120 CSS pixels on the widest field: at most two of them begin in a second. */
const largeSplatSize = 90;
const largeSplatGapTicks = 31;
const belowField = 760;

/** Bare glass; `rng` 0 to 1. */
export function createSplats(rng: () => number): Splats {
  const all: Splat[] = [];
  let ticksSinceLarge = largeSplatGapTicks;
  return {
    all,
    add(x, y, size) {
      if (all.length >= maxSplats) all.shift();
      const isLarge = size > largeSplatSize && ticksSinceLarge >= largeSplatGapTicks;
      if (isLarge) ticksSinceLarge = 0;
      all.push({
        ...{ x, y, size: isLarge ? size : Math.min(size, largeSplatSize) },
        ...{ turn: rng() * 6.3, look: Math.floor(rng() * 6), age: 0 },
      });
    },
    tick: () => void ticksSinceLarge++,
    advance(scrolled) {
      for (const splat of all) {
        splat.y += scrolled;
        splat.age++;
      }
      while (all[0] && all[0].y > belowField) all.shift();
    },
  };
}
