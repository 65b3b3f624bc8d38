import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A window of the hub map, in the picture's own dots: 780 × 1560. */
export interface WindowPoint {
  x: number;
  y: number;
}

export const mapSize = { width: 780, height: 1560 } as const;
export const windowSize = { width: 6, height: 8 } as const;

/** The dark walls across from the houses, as they are painted; each keeps its middle free for the sign of its quarter. */
const walls = [
  { fromX: 480, fromY: 1160, toY: 1400 },
  { fromX: 24, fromY: 860, toY: 1100 },
  { fromX: 480, fromY: 575, toY: 800 },
  { fromX: 24, fromY: 295, toY: 520 },
] as const;
const wallWidth = 270;
const perWall = 15;

/** The windows of so many badges, the lowest quarter first; each badge's window stays where it is. At most sixty. */
export function windowsOf(count: number): WindowPoint[] {
  return walls.flatMap(windowsIn).slice(0, Math.max(0, count));
}

/** Fifteen panes of a wall: five bays, three storeys of which one lies on the other side of the sign. */
function windowsIn({ fromX, fromY, toY }: (typeof walls)[number], wall: number): WindowPoint[] {
  const random = seededRandom(0x5ea1 + wall);
  const height = toY - fromY;
  const storeys = [0, 0.12, 0.86];
  return Array.from({ length: perWall }, (_, i) => ({
    x: Math.round(fromX + ((i % 5) + 0.15 + 0.6 * random()) * (wallWidth / 5)),
    y: Math.round(fromY + elementAt(storeys, Math.floor(i / 5)) * height + random() * 0.06 * height),
  }));
}
