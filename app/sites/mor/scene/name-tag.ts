import { bead, dye, glow, rings } from "./light-effects.ts";
import { ease, type Frame, type SceneParts, startStage } from "./stage-canvas.ts";

/** The tag of the picture: its middle, its tilt, its size; the drop below it; and the water. */
const tag = { x: 0.288, y: 0.425, tilt: 0.135, width: 0.25, height: 0.5 };
const drop = { x: 0.292, y: 0.664 };
const water = { x: 0.292, y: 0.848 };
const fallMs = 620;

export interface NameScene {
  /** What stands on the tag: both halves of the name. */
  write(verb: string, noun: string): void;
  /** The name is given: the drop falls. */
  call(): void;
}

/** A tag that is written on while one chooses; called by its name, the drop falls and the water is red. */
export function startNameTag(parts: SceneParts & { hexOf(): string; font: string; onFallen(): void }): NameScene {
  let words: readonly [string, string] = ["", ""];
  let writtenMs = 0;
  let calledMs = 0;
  let isReported = false;
  let now = 0;
  startStage(parts, paint);

  function paint(frame: Frame): void {
    const { ctx, width, height, span, at } = frame;
    const hex = parts.hexOf();
    now = frame.nowMs;
    ctx.clearRect(0, 0, width, height);
    frame.picture();
    const age = calledMs ? now - calledMs : 0;
    const fallen = calledMs && age > fallMs ? age - fallMs : 0;
    write(frame);
    const breath = 1 + 0.05 * Math.sin(frame.driftMs / 620);
    const fall = parts.isStill ? (calledMs ? 1 : 0) : Math.min(1, (age / fallMs) ** 2);
    const position = at(drop.x, drop.y + (water.y - drop.y) * fall);
    if (!fallen) {
      glow(frame, position, span * 0.3 * breath, hex, 0.62);
      dye(frame, at(tag.x, tag.y + 0.1), span * 0.3, hex, 0.3);
      bead(frame, position, span * 0.026, hex);
    } else {
      const part = ease(fallen / 2_400);
      const [x, y] = at(water.x, water.y);
      dye(frame, [x, y], span * 1.1 * part, hex, 1, 0.42);
      glow(frame, [x, y], span * 0.95 * part, hex, 0.5 * part, 0.42);
      glow(frame, at(tag.x, tag.y), span * 0.9 * part, hex, 0.3 * part);
      dye(frame, at(tag.x, tag.y), span * 0.62 * part, hex, 0.55 * part);
      rings(frame, [x, y], fallen, hex, parts.isStill ? 0 : 0.95);
      rings(frame, [x, y], fallen - 1_300, hex, parts.isStill ? 0 : 0.7);
      if (!isReported && fallen > 1_900) {
        isReported = true;
        parts.onFallen();
      }
    }
  }

  /** The name hangs on the tag as ink: two columns from right to left. */
  function write({ ctx, span, at }: Frame): void {
    const part = ease((now - writtenMs) / 420);
    ctx.save();
    ctx.translate(...at(tag.x, tag.y));
    ctx.rotate(tag.tilt);
    ctx.fillStyle = `rgb(20 15 16 / ${0.94 * part})`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    words.forEach((word, column) => {
      const letters = [...word];
      const size = Math.min(span * 0.078, (span * tag.height * 0.86) / Math.max(1, letters.length) / 1.08);
      ctx.font = `800 ${size}px ${parts.font}`;
      const x = span * (column === 0 ? 0.052 : -0.052);
      const top = column === 0 ? -0.19 : -0.12;
      letters.forEach((letter, i) => ctx.fillText(letter, x, span * top + size * 0.5 + i * size * 1.08));
    });
    ctx.restore();
  }

  return {
    write(verb, noun) {
      if (words[0] === verb && words[1] === noun) return;
      words = [verb, noun];
      writtenMs = now;
    },
    call() {
      calledMs = now || 1;
    },
  };
}
