import { elementAt } from "#app/kits/basics/element-at.ts";
import { bead, dye, glow, rings } from "./light-effects.ts";
import { ease, type Frame, type SceneParts, startStage } from "./stage-canvas.ts";

/** The seal of the nearer letter, and where the waves of the picture catch the light. */
const sealPosition = [0.238, 0.615] as const;
const waves = [
  [0.3, 0.372],
  [0.2, 0.41],
  [0.42, 0.44],
  [0.3, 0.5],
  [0.18, 0.54],
] as const;

export interface LetterScene {
  /** So many lines are written, 0–5. */
  write(lines: number): void;
  /** The letter is sealed, or open again. */
  close(isSealed: boolean): void;
}

/** Two letters on black water: with each line a wave takes colour, and at the seal the wax is red. */
export function startLetters(parts: SceneParts & { hex: string }): LetterScene {
  const { hex } = parts;
  let lines = 0;
  let shownParts = waves.map(() => 0);
  let dropMs = -1e9;
  let sealedMs = 0;
  let now = 0;
  startStage(parts, paint);

  function paint(frame: Frame): void {
    const { ctx, width, height, span, at } = frame;
    now = frame.nowMs;
    ctx.clearRect(0, 0, width, height);
    const sway = Math.sin(frame.driftMs / 2_300) * span * 0.004;
    ctx.save();
    ctx.translate(0, sway);
    frame.picture();
    ctx.restore();
    const follow = Math.min(1, frame.stepMs / 420);
    shownParts = shownParts.map((part, i) => part + ((i < lines ? 1 : 0) - part) * follow);
    waves.forEach((wave, i) => {
      const part = elementAt(shownParts, i);
      if (part < 0.01) return;
      const drift = Math.sin(frame.driftMs / 900 + i * 1.7);
      const position = at(wave[0], wave[1]);
      dye(frame, position, span * (0.3 + 0.02 * drift) * part, hex, 0.94 * part, 0.3);
      glow(frame, position, span * 0.3 * part, hex, 0.16 * part, 0.3);
    });
    const position = at(...sealPosition);
    const part = sealedMs ? ease((now - sealedMs) / 1_600) : 0;
    const warm = shownParts.reduce((sum, one) => sum + one, 0) / waves.length;
    dye(frame, position, span * (0.07 + 0.35 * part), hex, 0.35 * warm + 0.65 * part, 0.62);
    glow(frame, position, span * (0.14 + 0.3 * part), hex, 0.2 * warm + 0.42 * part, 0.6);
    if (part > 0) {
      bead(frame, position, span * 0.04 * part, hex);
      rings(frame, [position[0], position[1] + span * 0.06], now - sealedMs, hex, 0.7);
    }
    rings(frame, at(...waves[0]), now - dropMs, hex, parts.isStill ? 0 : 0.55);
  }

  return {
    write(next) {
      if (next > lines) dropMs = now;
      lines = next;
    },
    close(isSealed) {
      sealedMs = isSealed ? now || 1 : 0;
    },
  };
}
