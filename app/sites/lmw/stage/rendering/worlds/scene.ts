import type { Drawing } from "../drawing.ts";
import { fieldHeight, fieldWidth, interpolateUnits } from "../field-units.ts";

/** How the glass of a stage looks where it stands: what is seen in it, and what falls, rises or drifts there. */
export interface Scene {
  /** The light of the place, 0xrrggbb: on the relief of the floor, and wherever it shines. */
  lightOf(drawing: Drawing): number;
  /** What the place behind the glass is tinted with, 0xrrggbb. */
  depthTint?(drawing: Drawing): number;
  /** On the floor, below everything that was painted. */
  drawOnFloor(drawing: Drawing): void;
  /** Over the floor, below every paper. Not called where this phone is slow. */
  drawWeather(drawing: Drawing): void;
}

/** Ticks of a stage for what moves by itself; where nothing may move, always the same one. */
export const timeOf = ({ look, world, alpha }: Drawing): number => (look.isMotionReduced ? 240 : world.tick + alpha);

/** The place of whoever plays, in units. */
export const playerAt = ({ world: { player }, alpha }: Drawing): [x: number, y: number] => [
  interpolateUnits(player.px, player.x, alpha),
  interpolateUnits(player.py, player.y, alpha),
];

/** Numbers of 0 to 1, as far apart as so many can be: the same ones at every picture. */
export const scatter = (i: number, salt: number): number => ((((i + 1) * 0.618_034 + salt * 0.414_214) % 1) + 1) % 1;

/** Where something is that goes on for ever over a way, a little longer than the field, and comes in again behind. */
export const wrap = (at: number, length: number, margin: number): number => {
  const way = length + 2 * margin;
  return (((at % way) + way) % way) - margin;
};

/** So many that go down the field, by a speed in units a tick, each a little slower or faster. */
export function eachFalling(
  drawing: Drawing,
  { count, speed, sway }: { count: number; speed: number; sway: number },
  draw: (x: number, y: number, i: number) => void,
): void {
  const t = timeOf(drawing);
  for (let i = 0; i < count; i++) {
    const pace = speed * (0.7 + 0.6 * scatter(i, 3));
    const x = scatter(i, 1) * fieldWidth + Math.sin(t / 50 + i * 1.7) * sway;
    draw(x, wrap(scatter(i, 2) * fieldHeight + t * pace, fieldHeight, 24), i);
  }
}
