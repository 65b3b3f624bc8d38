import { interpolateUnits } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";

const bone = 0xf3ebe6;
const lipstickWidth = 31;
const lipstickHeight = 45;
const companionSize = 64;

/** The lipstick, its companion behind it, and the one point that can be hit. */
export function drawPlayer({ batch, art, look, world, alpha }: Drawing): void {
  const { player, tick, special, state } = world;
  if (state === "failed") return;
  const [x, y] = [interpolateUnits(player.px, player.x, alpha), interpolateUnits(player.py, player.y, alpha)];
  const isHidden = special.left > 0 && special.kind === "hide";
  const opacity = isHidden
    ? 0.25
    : player.safe > 0 && tick % 20 < 9 && !look.isMotionReduced
      ? 0.5
      : player.safe > 0
        ? 0.75
        : 1;
  batch.draw(art.glow, x, y - 4, 150, 150, 0, 0.34 * opacity, look.shade, true);
  drawCompanion({ batch, art, look, world }, x, opacity);
  const tilt = Math.max(-0.2, Math.min(0.2, (player.x - player.px) / 256 / 26));
  if (look.hasRim)
    batch.draw(art.atlas("player"), x, y + 7, lipstickWidth + 2.4, lipstickHeight + 2.6, tilt, opacity, bone, false);
  batch.draw(art.atlas("player"), x, y + 7, lipstickWidth, lipstickHeight, tilt, opacity, look.shade, false);
  batch.draw(art.atlas("player-gloss"), x, y + 7, lipstickWidth, lipstickHeight, tilt, opacity, white, false);
  batch.draw(art.atlas("player-tube"), x, y + 7, lipstickWidth, lipstickHeight, tilt, opacity, white, false);
  // The one point that can be hit: a dot in a broken ring, which no bullet has.
  batch.draw(art.atlas("graze"), x, y, 21, 21, look.isMotionReduced ? 0 : tick / 40, 0.85, white, false);
  batch.draw(art.atlas("hit-dot"), x, y, 11, 11, 0, 1, white, false);
}

function drawCompanion(
  { batch, art, look, world }: Omit<Drawing, "alpha" | "effects">,
  x: number,
  opacity: number,
): void {
  const { player, tick, special, trail } = world;
  const trailIndex = ((tick + trail.length / 2 - 14) % (trail.length / 2)) * 2;
  const side = x > 300 ? -1 : 1;
  const atX = (trail[trailIndex] ?? 0) / 256 + 31 * side;
  const atY = (trail[trailIndex + 1] ?? 0) / 256 + 27 + (look.isMotionReduced ? 0 : Math.sin(tick / 26) * 3);
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
  if (piece) batch.draw(piece, atX, Math.min(atY, 626), companionSize, companionSize, 0, opacity * 0.96, white, false);
}

/** Somebody's run beside one's own: only an outline of light. */
export function drawGhost({ batch, art, look, effects, alpha }: Drawing): void {
  const ghost = effects.ghost;
  if (!ghost) return;
  const [x, y] = [interpolateUnits(ghost.px, ghost.x, alpha), interpolateUnits(ghost.py, ghost.y, alpha)];
  batch.draw(art.atlas("player"), x, y + 7, lipstickWidth, lipstickHeight, 0, 0.34, look.ghostShade, false);
  batch.draw(art.atlas("player-tube"), x, y + 7, lipstickWidth, lipstickHeight, 0, 0.3, white, false);
  const piece = art.ghost("idle-0");
  if (piece) batch.draw(piece, x - 30, y + 26, 44, 44, 0, 0.36, white, false);
}
