import type { SpecialKind } from "#app/kits/game/monster-rule.ts";
import { fieldHeight, fieldWidth, subunitsPerUnit } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";

const quarterTurn = Math.PI / 2;

/** What a running special looks like: a ring, a stroke over the field, a shield, a change of the air. */
const shapes: Record<SpecialKind, keyof typeof drawers> = {
  splash: "ring",
  shield: "shield",
  dash: "trail",
  charm: "air",
  slash: "slash",
  rebound: "shield",
  freeze: "air",
  settle: "air",
  fuel: "ward",
  parade: "ring",
  hide: "air",
  bow: "ward",
  third: "air",
  ward: "ward",
  sow: "ring",
  flip: "shield",
  gather: "ring",
  mislead: "air",
  pollen: "air",
  wager: "ring",
  turncoat: "ring",
  roll: "roll",
  bite: "ring",
  blank: "ring",
};

/** The special that runs now. */
export function drawSpecial(drawing: Drawing): void {
  const { special, player } = drawing.world;
  if (special.left === 0 || special.kind === null) return;
  drawers[shapes[special.kind]]({
    drawing,
    kind: special.kind,
    elapsed: 1 - special.left / special.total,
    fade: Math.min(1, special.left / 14),
    x: player.x / subunitsPerUnit,
    y: player.y / subunitsPerUnit,
    fixedX: special.x / subunitsPerUnit,
    fixedY: special.y / subunitsPerUnit,
  });
}

interface RunningSpecial {
  drawing: Drawing;
  kind: SpecialKind;
  /** How much of it is over, 0 to 1; and how much of it is still to be seen when it goes. */
  elapsed: number;
  fade: number;
  /** Where the lipstick is, and where the special began. In units. */
  x: number;
  y: number;
  fixedX: number;
  fixedY: number;
}

const drawers = {
  ring({ drawing: { batch, art, look, world }, elapsed, fade, fixedX, fixedY }: RunningSpecial) {
    const radius = 30 + elapsed * Math.max(170, Math.min(world.monster.special.power, 320));
    batch.draw(art.atlas("shield"), fixedX, fixedY, radius * 2, radius * 2, 0, fade, look.shade, false);
    batch.draw(art.glow, fixedX, fixedY, radius * 3, radius * 3, 0, 0.24 * fade, look.shade, true);
  },
  ward({ drawing: { batch, art, look, world }, kind, fade, ...at }: RunningSpecial) {
    const [x, y] = kind === "ward" ? [at.fixedX, at.fixedY] : [at.x, at.y];
    const radius = kind === "bow" ? 84 : Math.max(70, Math.min(world.monster.special.power, 110));
    batch.draw(art.glow, x, y, radius * 2.9, radius * 2.9, 0, 0.28 * fade, look.shade, true);
    batch.draw(art.atlas("telegraph"), x, y, radius * 2.1, radius * 2.1, 0, 0.9 * fade, look.shade, false);
    batch.draw(art.atlas("graze"), x, y, radius * 2.2, radius * 2.2, world.tick / 40, 0.4 * fade, white, false);
  },
  shield({ drawing: { batch, art, look }, fade, x, y }: RunningSpecial) {
    batch.draw(art.glow, x, y - 30, 200, 120, 0, 0.26 * fade, look.shade, true);
    batch.draw(art.atlas("shot-satin"), x, y - 44, 150, 52, 0, 0.95 * fade, look.shade, false);
    batch.draw(art.atlas("shot-satin-gloss"), x, y - 44, 150, 52, 0, 0.9 * fade, white, false);
  },
  slash({ drawing: { batch, art, look }, fade, x, y }: RunningSpecial) {
    batch.draw(art.line, x, y / 2, y, 120, quarterTurn, 0.2 * fade, look.shade, true);
    batch.draw(art.atlas("stroke-1"), x, y / 2, y, 66, -quarterTurn, 0.9 * fade, look.shade, false);
    batch.draw(art.atlas("stroke-1-gloss"), x, y / 2, y, 66, -quarterTurn, 0.9 * fade, white, false);
  },
  roll({ drawing: { batch, art, look }, elapsed }: RunningSpecial) {
    const at = fieldWidth * elapsed;
    batch.draw(art.atlas("stroke-2"), at, fieldHeight / 2, fieldHeight, 84, quarterTurn, 0.85, look.shade, false);
    batch.draw(art.atlas("stroke-2-gloss"), at, fieldHeight / 2, fieldHeight, 84, quarterTurn, 0.8, white, false);
  },
  trail({ drawing: { batch, art, look }, fade, x, y }: RunningSpecial) {
    batch.draw(art.line, x, y + 30, 90, 40, quarterTurn, 0.5 * fade, look.shade, true);
    batch.draw(art.atlas("shield"), x, y, 84, 84, 0, 0.8 * fade, look.shade, false);
  },
  air({ drawing: { batch, art, look, world }, fade, x, y }: RunningSpecial) {
    batch.draw(art.glow, x, y - 60, 620, 620, 0, 0.13 * fade, look.shade, true);
    batch.draw(art.atlas("graze"), x, y, 70, 70, world.tick / 30, 0.6 * fade, white, false);
  },
};
