import type { SpecialKind } from "#app/kits/game/monster-rule.ts";
import { fieldUnitsHigh, fieldUnitsWide, parts } from "./field-units.ts";
import type { Drawing } from "./draw-stage.ts";
import { white } from "./stage-picture.ts";

const up = Math.PI / 2;

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
export function drawSpecial({ brush, art, look, world }: Drawing): void {
  const { special, player, monster } = world;
  if (special.left === 0 || special.kind === null) return;
  const gone = 1 - special.left / special.total;
  const ending = Math.min(1, special.left / 14);
  const [x, y] = [player.x / parts, player.y / parts];
  const power = monster.special.power;
  switch (shapes[special.kind]) {
    case "ring": {
      const radius = 30 + gone * Math.max(170, Math.min(power, 320));
      brush.stamp(
        art.atlas("shield"),
        special.x / parts,
        special.y / parts,
        radius * 2,
        radius * 2,
        0,
        ending,
        look.shade,
        false,
      );
      brush.stamp(
        art.glow,
        special.x / parts,
        special.y / parts,
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
      const [atX, atY] = isFixed ? [special.x / parts, special.y / parts] : [x, y];
      const radius = special.kind === "bow" ? 84 : Math.max(70, Math.min(power, 110));
      brush.stamp(art.glow, atX, atY, radius * 2.9, radius * 2.9, 0, 0.28 * ending, look.shade, true);
      brush.stamp(art.atlas("telegraph"), atX, atY, radius * 2.1, radius * 2.1, 0, 0.9 * ending, look.shade, false);
      brush.stamp(
        art.atlas("graze"),
        atX,
        atY,
        radius * 2.2,
        radius * 2.2,
        world.tick / 40,
        0.4 * ending,
        white,
        false,
      );
      return;
    }
    case "shield":
      brush.stamp(art.glow, x, y - 30, 200, 120, 0, 0.26 * ending, look.shade, true);
      brush.stamp(art.atlas("shot-satin"), x, y - 44, 150, 52, 0, 0.95 * ending, look.shade, false);
      brush.stamp(art.atlas("shot-satin-gloss"), x, y - 44, 150, 52, 0, 0.9 * ending, white, false);
      return;
    case "slash":
      brush.stamp(art.line, x, y / 2, y, 120, up, 0.2 * ending, look.shade, true);
      brush.stamp(art.atlas("stroke-1"), x, y / 2, y, 66, -up, 0.9 * ending, look.shade, false);
      brush.stamp(art.atlas("stroke-1-gloss"), x, y / 2, y, 66, -up, 0.9 * ending, white, false);
      return;
    case "roll": {
      const at = fieldUnitsWide * gone;
      brush.stamp(art.atlas("stroke-2"), at, fieldUnitsHigh / 2, fieldUnitsHigh, 84, up, 0.85, look.shade, false);
      brush.stamp(art.atlas("stroke-2-gloss"), at, fieldUnitsHigh / 2, fieldUnitsHigh, 84, up, 0.8, white, false);
      return;
    }
    case "trail":
      brush.stamp(art.line, x, y + 30, 90, 40, up, 0.5 * ending, look.shade, true);
      brush.stamp(art.atlas("shield"), x, y, 84, 84, 0, 0.8 * ending, look.shade, false);
      return;
    default:
      brush.stamp(art.glow, x, y - 60, 620, 620, 0, 0.13 * ending, look.shade, true);
      brush.stamp(art.atlas("graze"), x, y, 70, 70, world.tick / 30, 0.6 * ending, white, false);
  }
}
