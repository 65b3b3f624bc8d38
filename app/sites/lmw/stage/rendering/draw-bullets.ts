import { ageOf } from "#app/kits/game/bullet-columns.ts";
import { growTicks } from "#app/kits/game/field.ts";
import type { AtlasName } from "./stage-art.ts";
import { interpolateUnits, toRadians } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";
import { elementAt, intAt } from "#app/kits/basics/element-at.ts";

/** A bullet's picture and its size: a light core in a dark rim, told apart by its shape alone. */
const bulletSprites: readonly { name: AtlasName; wide: number; high: number; turns: boolean }[] = [
  { name: "bullet-round-m", wide: 18, high: 18, turns: false },
  { name: "bullet-rice-m", wide: 15, high: 23, turns: true },
  { name: "bullet-ring-m", wide: 21, high: 21, turns: false },
  { name: "bullet-petal-m", wide: 19, high: 19, turns: true },
  { name: "bullet-round-l", wide: 34, high: 34, turns: false },
];

/**
 * Under every bullet the field is dark (under ink: light), whatever is painted there: it stands out from papers as from the glass
 * (tests/journeys/lmw-stage-contrast).
 */
const haloSize = 1.65;
const haloOpacity = 0.78;
const black = 0x000000;

/** Not pure white: where hundreds pass, the field would flash more than WCAG 2.3.1 lets it (`lmw-stage-flash`). */
const core = 0xd6d0cb;

/** All bullets. What cannot hit yet is an outline that grows. */
export function drawBullets(drawing: Drawing): void {
  const { batch, art, world, alpha, look: stageLook } = drawing;
  const { bullets } = world;
  drawHalos(drawing);
  for (let i = 0; i < bullets.count; i++) {
    const look = bulletSprites[intAt(bullets.shape, i)] ?? elementAt(bulletSprites, 0);
    const age = ageOf(bullets, i);
    const [x, y] = [intAt(bullets.x, i), intAt(bullets.y, i)];
    const atX = interpolateUnits(age === 0 ? x : x - intAt(bullets.vx, i), x, alpha);
    const atY = interpolateUnits(age === 0 ? y : y - intAt(bullets.vy, i), y, alpha);
    const turn = look.turns ? toRadians(intAt(bullets.angle, i)) + Math.PI / 2 : 0;
    const warmTicksLeft = intAt(bullets.warm, i) - age;
    if (warmTicksLeft > growTicks) {
      batch.draw(art.atlas("telegraph"), atX, atY, look.wide * 1.3, look.wide * 1.3, 0, 0.5, stageLook.line, false);
      continue;
    }
    const size = warmTicksLeft > 0 ? 1 - (warmTicksLeft / growTicks) * 0.6 : 1;
    const piece = stageLook.isPaper ? art.ink(look.name) : art.atlas(look.name);
    batch.draw(piece, atX, atY, look.wide * size, look.high * size, turn, 1, stageLook.isPaper ? white : core, false);
  }
}

function drawHalos({ batch, art, world: { bullets }, alpha, look: { isPaper } }: Drawing): void {
  for (let i = 0; i < bullets.count; i++) {
    const age = ageOf(bullets, i);
    if (intAt(bullets.warm, i) - age > 0) continue;
    const { wide, high } = bulletSprites[intAt(bullets.shape, i)] ?? elementAt(bulletSprites, 0);
    const [x, y] = [intAt(bullets.x, i), intAt(bullets.y, i)];
    const atX = interpolateUnits(age === 0 ? x : x - intAt(bullets.vx, i), x, alpha);
    const atY = interpolateUnits(age === 0 ? y : y - intAt(bullets.vy, i), y, alpha);
    const size = Math.max(wide, high) * haloSize;
    batch.draw(art.halo, atX, atY, size, size, 0, haloOpacity, isPaper ? white : black, false);
  }
}

/** The companion's mark, in the hole that stays open. */
export function drawMarks({ batch, art, look, world }: Drawing): void {
  const { marks } = world;
  for (let i = 0; i < marks.count; i++) {
    const { x, y, age, closes } = elementAt(marks.all, i);
    const pulse = 1 + 0.08 * Math.sin(age / 6);
    const [atX, atY] = [x / 256, y / 256];
    batch.draw(art.glow, atX, atY, 90, 90, 0, 0.4, look.shade, true);
    batch.draw(art.atlas("graze"), atX, atY, 38 * pulse, 38 * pulse, age / 30, 0.95, white, false);
    batch.draw(art.atlas("item-special"), atX, atY, 20, 20, 0, age < closes ? 1 : 0.8, look.shade, false);
    batch.draw(art.atlas("item-special-gloss"), atX, atY, 20, 20, 0, 1, white, false);
  }
}

/** How far a bullet's picture reaches from its middle, in units: to the outer edge of its rim. */
export const bulletRadius = (shape: number): number => {
  const { wide, high } = bulletSprites[shape] ?? elementAt(bulletSprites, 0);
  return (Math.max(wide, high) / 2) * 0.86;
};
