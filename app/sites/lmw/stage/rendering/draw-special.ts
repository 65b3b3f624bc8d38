import type { SpecialKind } from "#app/kits/game/monster-rule.ts";
import { fieldHeight, fieldWidth, subunitsPerUnit } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";

const quarterTurn = Math.PI / 2;

/** What a running special looks like: a ring, a stroke over the field, a shield, a change of the air. */
const shapes: Record<SpecialKind, "ring" | "ward" | "shield" | "slash" | "roll" | "air" | "trail"> = {
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
export function drawSpecial({ batch, art, look, world }: Drawing): void {
  const { special, player, monster } = world;
  if (special.left === 0 || special.kind === null) return;
  const elapsed = 1 - special.left / special.total;
  const ending = Math.min(1, special.left / 14);
  const [x, y] = [player.x / subunitsPerUnit, player.y / subunitsPerUnit];
  const power = monster.special.power;
  switch (shapes[special.kind]) {
    case "ring": {
      const radius = 30 + elapsed * Math.max(170, Math.min(power, 320));
      batch.draw(
        art.atlas("shield"),
        special.x / subunitsPerUnit,
        special.y / subunitsPerUnit,
        radius * 2,
        radius * 2,
        0,
        ending,
        look.shade,
        false,
      );
      batch.draw(
        art.glow,
        special.x / subunitsPerUnit,
        special.y / subunitsPerUnit,
        radius * 3,
        radius * 3,
        0,
        0.24 * ending,
        look.shade,
        true,
      );
      return;
    }
    case "ward": {
      const isFixed = special.kind === "ward";
      const [atX, atY] = isFixed ? [special.x / subunitsPerUnit, special.y / subunitsPerUnit] : [x, y];
      const radius = special.kind === "bow" ? 84 : Math.max(70, Math.min(power, 110));
      batch.draw(art.glow, atX, atY, radius * 2.9, radius * 2.9, 0, 0.28 * ending, look.shade, true);
      batch.draw(art.atlas("telegraph"), atX, atY, radius * 2.1, radius * 2.1, 0, 0.9 * ending, look.shade, false);
      batch.draw(art.atlas("graze"), atX, atY, radius * 2.2, radius * 2.2, world.tick / 40, 0.4 * ending, white, false);
      return;
    }
    case "shield":
      batch.draw(art.glow, x, y - 30, 200, 120, 0, 0.26 * ending, look.shade, true);
      batch.draw(art.atlas("shot-satin"), x, y - 44, 150, 52, 0, 0.95 * ending, look.shade, false);
      batch.draw(art.atlas("shot-satin-gloss"), x, y - 44, 150, 52, 0, 0.9 * ending, white, false);
      return;
    case "slash":
      batch.draw(art.line, x, y / 2, y, 120, quarterTurn, 0.2 * ending, look.shade, true);
      batch.draw(art.atlas("stroke-1"), x, y / 2, y, 66, -quarterTurn, 0.9 * ending, look.shade, false);
      batch.draw(art.atlas("stroke-1-gloss"), x, y / 2, y, 66, -quarterTurn, 0.9 * ending, white, false);
      return;
    case "roll": {
      const at = fieldWidth * elapsed;
      batch.draw(art.atlas("stroke-2"), at, fieldHeight / 2, fieldHeight, 84, quarterTurn, 0.85, look.shade, false);
      batch.draw(art.atlas("stroke-2-gloss"), at, fieldHeight / 2, fieldHeight, 84, quarterTurn, 0.8, white, false);
      return;
    }
    case "trail":
      batch.draw(art.line, x, y + 30, 90, 40, quarterTurn, 0.5 * ending, look.shade, true);
      batch.draw(art.atlas("shield"), x, y, 84, 84, 0, 0.8 * ending, look.shade, false);
      return;
    default:
      batch.draw(art.glow, x, y - 60, 620, 620, 0, 0.13 * ending, look.shade, true);
      batch.draw(art.atlas("graze"), x, y, 70, 70, world.tick / 30, 0.6 * ending, white, false);
  }
}
