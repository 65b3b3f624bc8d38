import type { Shot } from "#app/kits/game/entities.ts";
import { dropNames } from "./atlas-names.ts";
import type { AtlasName } from "./stage-art.ts";
import { interpolateUnits, subunitsPerUnit, toRadians } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const bone = 0xf3ebe6;
const quarterTurn = Math.PI / 2;

/** What the shots of a finish look like when their motion says nothing else. */
const finishSprites = {
  satin: ["shot-satin", 30, 17],
  matte: ["shot-matte", 9, 24],
  gloss: ["shot-gloss", 13, 22],
  sheer: ["shot-sheer", 15, 20],
  tint: ["shot-sheer", 15, 20],
  glitter: ["shot-glitter", 15, 15],
  pearl: ["shot-glitter", 15, 15],
  any: ["shot-gloss", 14, 24],
} as const satisfies Record<string, readonly [AtlasName, number, number]>;

/** The player's paint in flight: in the monster's shade, with a rim of bone where the shade alone is too dark. */
export function drawShots(drawing: Drawing): void {
  const { shots } = drawing.world;
  for (let i = 0; i < shots.count; i++) drawShot(drawing, elementAt(shots.all, i), i);
}

function drawShot(drawing: Drawing, shot: Shot, i: number): void {
  const { alpha, look } = drawing;
  const x = interpolateUnits(shot.px, shot.x, alpha);
  const y = interpolateUnits(shot.py, shot.y, alpha);
  const radius = shot.radius / subunitsPerUnit;
  const lifeLeft = 1 - shot.age / (shot.volley.life + 1);
  const turn = toRadians(shot.angle) + quarterTurn;
  switch (shot.volley.motion) {
    case "beam":
      return drawBeam(drawing, x, y);
    case "flame":
      drawing.batch.draw(drawing.art.glow, x, y, radius * 4.6, radius * 4.6, 0, 0.4 * lifeLeft, look.shade, true);
      return drawTinted(
        drawing,
        elementAt(dropNames, i % 4),
        x,
        y,
        radius * 1.9,
        radius * 1.9,
        shot.age / 9,
        0.75 * lifeLeft,
      );
    case "pulse":
      return drawTinted(drawing, "telegraph", x, y, radius * 2.1, radius * 2.1, 0, 0.35 + 0.55 * lifeLeft);
    case "grow":
      return drawTinted(drawing, "item-special", x, y, radius * 2.3, radius * 2.3, shot.age / 30, 0.85);
    case "stamp":
      return drawTinted(drawing, "item-power", x, y, radius * 1.9, radius * 1.9, 0, Math.min(1, lifeLeft * 2.4));
    case "return":
    case "orbit":
      drawing.batch.draw(drawing.art.glow, x, y, radius * 4, radius * 4, 0, 0.3, look.shade, true);
      return drawTinted(drawing, "drop-4", x, y, radius * 2.2, radius * 2.2, shot.age / 7, 0.95);
    case "mine":
    case "seed":
      return drawTinted(drawing, "drop-3", x, y, radius * 2.3, radius * 2.6, turn, 0.95);
    case "meteor":
      drawing.batch.draw(drawing.art.line, x + 3, y - 26, 60, 9, quarterTurn - 0.12, 0.5, look.shade, true);
      return drawTinted(drawing, "shot-glitter", x, y, radius * 2.6, radius * 2.6, shot.age / 6, 1);
    case "bite":
      return drawTinted(drawing, "item-life", x, y, radius * 2, radius * 1.5, 0, 0.5 + 0.5 * lifeLeft);
    case "homing":
      return drawTinted(drawing, "drop-3", x, y, radius * 2.4, radius * 3, turn, 0.95);
    case "bounce":
      return drawTinted(drawing, "shot-gloss", x, y, 11, 18, turn, 0.95);
    default: {
      const [name, width, height] = finishSprites[look.finish];
      const size = Math.max(1, radius / 5);
      // The crescent of a wave runs with its back ahead.
      if (name === "shot-satin") return drawTinted(drawing, name, x, y, width * size, height * size, turn + Math.PI, 1);
      return drawTinted(drawing, name, x, y, width * size, height * size, turn, 0.92);
    }
  }
}

function drawTinted(
  { batch, art, look }: Drawing,
  name: AtlasName,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  opacity: number,
): void {
  if (look.hasRim) batch.draw(art.atlas(name), x, y, width + 3, height + 3, turn, opacity, bone, false);
  batch.draw(art.atlas(name), x, y, width, height, turn, opacity, look.shade, false);
  const gloss = `${name}-gloss` as AtlasName;
  if (name !== "telegraph") batch.draw(art.atlas(gloss), x, y, width, height, turn, opacity * 0.8, white, false);
}

function drawBeam({ batch, art, look, world }: Drawing, x: number, y: number): void {
  const length = y - 12;
  if (length <= 0) return;
  const pulse = 1 + 0.12 * Math.sin(world.tick / 2.3);
  if (look.hasRim) batch.draw(art.line, x, length / 2, length, 13 * pulse, quarterTurn, 0.7, bone, false);
  batch.draw(art.line, x, length / 2, length, 30 * pulse, quarterTurn, 0.3, look.shade, true);
  batch.draw(art.line, x, length / 2, length, 10 * pulse, quarterTurn, 1, look.shade, false);
  batch.draw(art.line, x, length / 2, length, 3, quarterTurn, 0.8, white, false);
}
