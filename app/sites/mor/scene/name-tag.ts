import { bead, dye, glow, rings } from "./light-effects.ts";
import { ease, type Frame, type SceneParts, startStage } from "./stage-canvas.ts";

/** The tag of the picture: its middle, its tilt, its size; the drop below it; and the water. */
const tag = { x: 0.288, y: 0.425, tilt: 0.135, width: 0.25, height: 0.5 };
const drop = { x: 0.292, y: 0.664 };
const water = { x: 0.292, y: 0.848 };
const fallMs = 620;
/** So long the red water is looked at before it goes on. */
const reportMs = 1_900;

export interface NameScene {
  /** What stands on the tag: both halves of the name. */
  write(verb: string, noun: string): void;
  /** The name is given: the drop falls. */
  call(): void;
}

interface NameParts extends SceneParts {
  hex: string;
  font: string;
  /** The water is red. */
  onFallen(): void;
}

/** What stands on the tag, and since when; 0 where it has not happened. Times in ms since the scene began. */
interface NameState {
  words: readonly [verb: string, noun: string];
  writtenMs: number;
  calledMs: number;
  isReported: boolean;
  nowMs: number;
}

/** A tag that is written on while one chooses; called by its name, the drop falls and the water is red. */
export function startNameTag(parts: NameParts): NameScene {
  const state: NameState = { words: ["", ""], writtenMs: 0, calledMs: 0, isReported: false, nowMs: 0 };
  startStage(parts, (frame) => paint(parts, state, frame));
  return {
    write(verb, noun) {
      if (state.words[0] === verb && state.words[1] === noun) return;
      state.words = [verb, noun];
      state.writtenMs = state.nowMs;
    },
    call() {
      state.calledMs = state.nowMs || 1;
    },
  };
}

function paint(parts: NameParts, state: NameState, frame: Frame): void {
  const { ctx, width, height } = frame;
  state.nowMs = frame.nowMs;
  ctx.clearRect(0, 0, width, height);
  frame.picture();
  writeWords(frame, state, parts.font);
  const age = state.calledMs ? state.nowMs - state.calledMs : 0;
  if (age <= fallMs) return paintDrop(frame, parts, getFall(age, state.calledMs > 0, parts.isStill));
  paintWater(frame, parts, age - fallMs);
  if (state.isReported || age - fallMs <= reportMs) return;
  state.isReported = true;
  parts.onFallen();
}

/** How far the drop has fallen, 0 to 1. */
const getFall = (ageMs: number, isCalled: boolean, isStill: boolean): number =>
  isStill ? Number(isCalled) : Math.min(1, (ageMs / fallMs) ** 2);

function paintDrop(frame: Frame, { hex }: NameParts, fall: number): void {
  const { span, at } = frame;
  const breath = 1 + 0.05 * Math.sin(frame.driftMs / 620);
  const position = at(drop.x, drop.y + (water.y - drop.y) * fall);
  glow(frame, position, span * 0.3 * breath, hex, 0.62);
  dye(frame, at(tag.x, tag.y + 0.1), span * 0.3, hex, 0.3);
  bead(frame, position, span * 0.026, hex);
}

/** The drop is in the water, and dyes it. */
function paintWater(frame: Frame, { hex, isStill }: NameParts, fallenMs: number): void {
  const { span, at } = frame;
  const part = ease(fallenMs / 2_400);
  const [x, y] = at(water.x, water.y);
  dye(frame, [x, y], span * 1.1 * part, hex, 1, 0.42);
  glow(frame, [x, y], span * 0.95 * part, hex, 0.5 * part, 0.42);
  glow(frame, at(tag.x, tag.y), span * 0.9 * part, hex, 0.3 * part);
  dye(frame, at(tag.x, tag.y), span * 0.62 * part, hex, 0.55 * part);
  rings(frame, [x, y], fallenMs, hex, isStill ? 0 : 0.95);
  rings(frame, [x, y], fallenMs - 1_300, hex, isStill ? 0 : 0.7);
}

/** The name hangs on the tag as ink: two columns from right to left. */
function writeWords({ ctx, span, at, nowMs }: Frame, { words, writtenMs }: NameState, font: string): void {
  const part = ease((nowMs - writtenMs) / 420);
  ctx.save();
  ctx.translate(...at(tag.x, tag.y));
  ctx.rotate(tag.tilt);
  ctx.fillStyle = `rgb(20 15 16 / ${0.94 * part})`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  words.forEach((word, column) => {
    const letters = [...word];
    const size = Math.min(span * 0.078, (span * tag.height * 0.86) / Math.max(1, letters.length) / 1.08);
    ctx.font = `800 ${size}px ${font}`;
    const x = span * (column === 0 ? 0.052 : -0.052);
    const top = column === 0 ? -0.19 : -0.12;
    letters.forEach((letter, i) => ctx.fillText(letter, x, span * top + size * 0.5 + i * size * 1.08));
  });
  ctx.restore();
}
