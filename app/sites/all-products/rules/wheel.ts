import type { ColourPoint } from "./colour-groups.ts";

/** A dot on the wheel: 0 is the middle, 1 the rim; x to the right, y down. */
export interface Dot {
  id: string;
  x: number;
  y: number;
}

/** The strongest chroma of the catalogue stands at the rim. */
const rimChroma = 0.24;
/** Dots keep about this distance, so that each can be seen. */
const spacing = 0.086;
const rounds = 60;

/** Hue as direction, chroma as distance from the grey middle; dots that would lie on each other make room. */
export function wheelDots(shades: readonly { id: string; colour: ColourPoint }[]): Dot[] {
  const dots = shades.map(({ id, colour: { c, h, l } }) => {
    const distance = Math.min(1, (c / rimChroma) ** 0.62);
    const angle = (h * Math.PI) / 180;
    // A hair of lightness keeps two greys from standing on one point.
    return { id, x: distance * Math.cos(angle) + (l - 0.6) * 0.05, y: -distance * Math.sin(angle) - (l - 0.6) * 0.05 };
  });
  for (let round = 0; round < rounds; round++) spreadDots(dots);
  return dots.map(({ id, x, y }) => ({ id, x: roundCoordinate(x), y: roundCoordinate(y) }));
}

export const wheelKeys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;
export type WheelKey = (typeof wheelKeys)[number];

/** The dot an arrow key leads to: the nearest within a quarter turn of its direction; null at the edge. */
export function dotTowards(dots: readonly Dot[], from: Dot, key: WheelKey): Dot | null {
  const direction = (wheelKeys.indexOf(key) * Math.PI) / 2;
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
  let best: Dot | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const dot of dots) {
    const ahead = (dot.x - from.x) * dx + (dot.y - from.y) * dy;
    const sideways = Math.abs((dot.x - from.x) * dy - (dot.y - from.y) * dx);
    if (dot.id === from.id || ahead <= 0 || sideways > ahead) continue;
    const cost = ahead + 2 * sideways;
    if (cost < shortest) [best, shortest] = [dot, cost];
  }
  return best;
}

/** The dot nearest to a point of the wheel. */
export function dotAt(dots: readonly Dot[], x: number, y: number): Dot | null {
  const squaredDistance = (dot: Dot): number => (dot.x - x) ** 2 + (dot.y - y) ** 2;
  return dots.reduce<Dot | null>(
    (best, dot) => (best && squaredDistance(best) <= squaredDistance(dot) ? best : dot),
    null,
  );
}

function spreadDots(dots: Dot[]): void {
  for (const [i, one] of dots.entries()) {
    for (const other of dots.slice(i + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const gap = Math.hypot(dx, dy) || 1e-6;
      if (gap >= spacing) continue;
      const push = (spacing - gap) / gap / 4;
      one.x -= dx * push;
      one.y -= dy * push;
      other.x += dx * push;
      other.y += dy * push;
    }
  }
  for (const dot of dots) {
    const radius = Math.hypot(dot.x, dot.y);
    if (radius > 1) [dot.x, dot.y] = [dot.x / radius, dot.y / radius];
  }
}

const roundCoordinate = (value: number): number => Math.round(value * 1000) / 1000;
