import { elementAt } from "#app/kits/basics/element-at.ts";
import type { DropWorld } from "./drop-world.ts";
import { brim, jarDepth, jarWidth, radii } from "./solver.ts";

/** The rules count in so many parts of a unit. */
export const partsPerUnit = 256;
/** Units around the jar: air above, glass at its sides, the ice below. */
const around = { top: 12, sides: 28, ice: 36 } as const;

/** Where the jar begins on the canvas, and how many CSS px a unit has. */
export interface JarLayout {
  x: number;
  y: number;
  scale: number;
}

/** The jar as large as it fits, in the middle and at the bottom of a canvas. */
export function layOutJar({ width, height }: { width: number; height: number }): JarLayout {
  const [w, h] = [jarWidth / partsPerUnit, jarDepth / partsPerUnit + around.top + around.ice];
  const scale = Math.min((width - 4) / (w + around.sides), (height - 8) / h);
  return { x: (width - w * scale) / 2, y: Math.max(4, height - h * scale - 4) + around.top * scale, scale };
}

/** Where a lip of a radius would come to rest if it fell straight, in units. */
export function getLandingY({ balls }: Pick<DropWorld, "balls">, x: number, radius: number): number {
  let y = jarDepth / partsPerUnit - radius;
  for (const ball of balls) {
    const distance = Math.abs(ball.x / partsPerUnit - x);
    const reach = radius + elementAt(radii, ball.size);
    if (distance < reach) y = Math.min(y, ball.y / partsPerUnit - Math.sqrt(reach * reach - distance * distance));
  }
  return Math.max(y, brim / partsPerUnit);
}
