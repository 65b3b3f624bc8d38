import type { Shot } from "#app/kits/game/entities.ts";
import { dropNames } from "./atlas-names.ts";
import type { AtlasName } from "./stage-art.ts";
import { between, parts, radians } from "./field-units.ts";
import type { Drawing } from "./draw-stage.ts";
import { white } from "./stage-picture.ts";

const bone = 0xf3ebe6;
const up = Math.PI / 2;

/** What the shots of a finish look like when their motion says nothing else. */
const finishLooks = {
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
  for (let i = 0; i < shots.count; i++) drawShot(drawing, shots.all[i]!, i);
}

function drawShot(drawing: Drawing, shot: Shot, i: number): void {
  const { alpha, look } = drawing;
  const x = between(shot.px, shot.x, alpha);
  const y = between(shot.py, shot.y, alpha);
  const radius = shot.radius / parts;
  const left = 1 - shot.age / (shot.volley.life + 1);
  const turn = radians(shot.angle) + up;
  switch (shot.volley.motion) {
    case "beam":
      return drawBeam(drawing, x, y);
    case "flame":
      drawing.brush.stamp(drawing.art.glow, x, y, radius * 4.6, radius * 4.6, 0, 0.4 * left, look.shade, true);
      return lay(drawing, dropNames[i % 4]!, x, y, radius * 1.9, radius * 1.9, shot.age / 9, 0.75 * left);
    case "pulse":
      return lay(drawing, "telegraph", x, y, radius * 2.1, radius * 2.1, 0, 0.35 + 0.55 * left);
    case "grow":
      return lay(drawing, "item-special", x, y, radius * 2.3, radius * 2.3, shot.age / 30, 0.85);
    case "stamp":
      return lay(drawing, "item-power", x, y, radius * 1.9, radius * 1.9, 0, Math.min(1, left * 2.4));
    case "return":
    case "orbit":
      drawing.brush.stamp(drawing.art.glow, x, y, radius * 4, radius * 4, 0, 0.3, look.shade, true);
      return lay(drawing, "drop-4", x, y, radius * 2.2, radius * 2.2, shot.age / 7, 0.95);
    case "mine":
    case "seed":
      return lay(drawing, "drop-3", x, y, radius * 2.3, radius * 2.6, turn, 0.95);
    case "meteor":
      drawing.brush.stamp(drawing.art.line, x + 3, y - 26, 60, 9, up - 0.12, 0.5, look.shade, true);
      return lay(drawing, "shot-glitter", x, y, radius * 2.6, radius * 2.6, shot.age / 6, 1);
    case "bite":
      return lay(drawing, "item-life", x, y, radius * 2, radius * 1.5, 0, 0.5 + 0.5 * left);
    case "homing":
      return lay(drawing, "drop-3", x, y, radius * 2.4, radius * 3, turn, 0.95);
    case "bounce":
      return lay(drawing, "shot-gloss", x, y, 11, 18, turn, 0.95);
    default: {
      const [name, wide, high] = finishLooks[look.finish];
      const size = Math.max(1, radius / 5);
      // The crescent of a wave runs with its back ahead.
      if (name === "shot-satin") return lay(drawing, name, x, y, wide * size, high * size, turn + Math.PI, 1);
      return lay(drawing, name, x, y, wide * size, high * size, turn, 0.92);
    }
  }
}

function lay(
  { brush, art, look }: Drawing,
  name: AtlasName,
  x: number,
  y: number,
  wide: number,
  high: number,
  turn: number,
  opacity: number,
): void {
  if (look.hasRim) brush.stamp(art.atlas(name), x, y, wide + 3, high + 3, turn, opacity, bone, false);
  brush.stamp(art.atlas(name), x, y, wide, high, turn, opacity, look.shade, false);
  const gloss = `${name}-gloss` as AtlasName;
  if (name !== "telegraph") brush.stamp(art.atlas(gloss), x, y, wide, high, turn, opacity * 0.8, white, false);
}

function drawBeam({ brush, art, look, world }: Drawing, x: number, y: number): void {
  const long = y - 12;
  if (long <= 0) return;
  const beat = 1 + 0.12 * Math.sin(world.tick / 2.3);
  if (look.hasRim) brush.stamp(art.line, x, long / 2, long, 13 * beat, up, 0.7, bone, false);
  brush.stamp(art.line, x, long / 2, long, 30 * beat, up, 0.3, look.shade, true);
  brush.stamp(art.line, x, long / 2, long, 10 * beat, up, 1, look.shade, false);
  brush.stamp(art.line, x, long / 2, long, 3, up, 0.8, white, false);
}
