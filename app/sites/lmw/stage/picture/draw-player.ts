import { between } from "./field-units.ts";
import type { Drawing } from "./draw-stage.ts";
import { white } from "./stage-picture.ts";

const bone = 0xf3ebe6;
const wide = 31;
const high = 45;
const companion = 64;

/** The lipstick, its companion behind it, and the one point that can be hit. */
export function drawPlayer({ brush, art, look, world, alpha }: Drawing): void {
  const { player, tick, special, state } = world;
  if (state === "failed") return;
  const [x, y] = [between(player.px, player.x, alpha), between(player.py, player.y, alpha)];
  const isHidden = special.left > 0 && special.kind === "hide";
  const opacity = isHidden
    ? 0.25
    : player.safe > 0 && tick % 20 < 9 && !look.isStill
      ? 0.5
      : player.safe > 0
        ? 0.75
        : 1;
  brush.stamp(art.glow, x, y - 4, 150, 150, 0, 0.34 * opacity, look.shade, true);
  drawCompanion({ brush, art, look, world }, x, opacity);
  const lean = Math.max(-0.2, Math.min(0.2, (player.x - player.px) / 256 / 26));
  if (look.hasRim) brush.stamp(art.atlas("player"), x, y + 7, wide + 2.4, high + 2.6, lean, opacity, bone, false);
  brush.stamp(art.atlas("player"), x, y + 7, wide, high, lean, opacity, look.shade, false);
  brush.stamp(art.atlas("player-gloss"), x, y + 7, wide, high, lean, opacity, white, false);
  brush.stamp(art.atlas("player-tube"), x, y + 7, wide, high, lean, opacity, white, false);
  // The one point that can be hit: a dot in a broken ring, which no bullet has.
  brush.stamp(art.atlas("graze"), x, y, 21, 21, look.isStill ? 0 : tick / 40, 0.85, white, false);
  brush.stamp(art.atlas("hit-dot"), x, y, 11, 11, 0, 1, white, false);
}

function drawCompanion(
  { brush, art, look, world }: Omit<Drawing, "alpha" | "effects">,
  x: number,
  opacity: number,
): void {
  const { player, tick, special, trail } = world;
  const late = ((tick + trail.length / 2 - 14) % (trail.length / 2)) * 2;
  const side = x > 300 ? -1 : 1;
  const atX = (trail[late] ?? 0) / 256 + 31 * side;
  const atY = (trail[late + 1] ?? 0) / 256 + 27 + (look.isStill ? 0 : Math.sin(tick / 26) * 3);
  const moved = player.x - player.px;
  const frame =
    special.left > 0
      ? "special"
      : player.safe > 90
        ? "hit"
        : moved < -400
          ? "move-left"
          : moved > 400
            ? "move-right"
            : tick % 64 < 32
              ? "idle-0"
              : "idle-1";
  const piece = art.monster(frame);
  if (piece) brush.stamp(piece, atX, Math.min(atY, 626), companion, companion, 0, opacity * 0.96, white, false);
}

/** Somebody's run beside one's own: only an outline of light. */
export function drawGhost({ brush, art, look, effects, alpha }: Drawing): void {
  const ghost = effects.ghost;
  if (!ghost) return;
  const [x, y] = [between(ghost.px, ghost.x, alpha), between(ghost.py, ghost.y, alpha)];
  brush.stamp(art.atlas("player"), x, y + 7, wide, high, 0, 0.34, look.ghostShade, false);
  brush.stamp(art.atlas("player-tube"), x, y + 7, wide, high, 0, 0.3, white, false);
  const piece = art.ghost("idle-0");
  if (piece) brush.stamp(piece, x - 30, y + 26, 44, 44, 0, 0.36, white, false);
}
