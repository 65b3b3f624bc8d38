import { bead, dye, glow, withAlpha } from "./light-effects.ts";
import { type MirrorState, thingPositions, timeShown } from "./mirror-state.ts";
import { ease, type Frame, type Point } from "./stage-canvas.ts";

type HexOf = (thing: number) => string;

/** Dyes the face where a red is, below the steam. */
export function paintReds(frame: Frame, state: MirrorState, hexOf: HexOf): void {
  forEachShown(frame, state, (thing, position, shownMs) => {
    const isChosen = state.chosen === thing;
    const growth = isChosen ? 1 + ease((frame.nowMs - state.chosenMs) / 2_400) * 1.5 : 1;
    dye(frame, position, frame.span * (isChosen ? 0.1 : 0.05) * ease(shownMs / 1_400) * growth, hexOf(thing), 0.85);
  });
}

/** A glowing bead for each red, above the steam. */
export function paintDots(frame: Frame, state: MirrorState, hexOf: HexOf): void {
  const breath = 1 + 0.06 * Math.sin(frame.driftMs / 530);
  forEachShown(frame, state, (thing, position, shownMs) => {
    const { span } = frame;
    const hex = hexOf(thing);
    const part = ease(shownMs / 900);
    const chosenForMs = state.chosen === thing ? frame.nowMs - state.chosenMs : null;
    const growth = chosenForMs === null ? 1 : 1 + 0.5 * ease(chosenForMs / 1_500);
    glow(frame, position, span * (state.chosen === null ? 0.14 : 0.3) * part * breath * growth, hex, 0.5);
    if (chosenForMs !== null) runDown(frame, position, hex, chosenForMs);
    bead(frame, position, span * 0.0165 * part * growth, hex);
  });
}

function forEachShown(
  frame: Frame,
  state: MirrorState,
  paint: (thing: number, position: Point, shownMs: number) => void,
): void {
  thingPositions.forEach((position, thing) => {
    const shownMs = timeShown(state, thing, frame.nowMs);
    if (shownMs !== null) paint(thing, frame.at(...position), shownMs);
  });
}

/** The chosen red runs down, thin, and out of the mirror. */
function runDown(frame: Frame, [x, y]: Point, hex: string, chosenForMs: number): void {
  const { ctx, span } = frame;
  const long = ease((chosenForMs - 500) / 5_000) * span * 0.62;
  if (long <= 0) return;
  const line = ctx.createLinearGradient(0, y, 0, y + long);
  line.addColorStop(0, hex);
  line.addColorStop(0.8, withAlpha(hex, 0.85));
  line.addColorStop(1, hex);
  ctx.save();
  ctx.strokeStyle = line;
  ctx.lineWidth = span * 0.0055;
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.bezierCurveTo(x + span * 0.008, y + long * 0.4, x - span * 0.006, y + long * 0.7, x + span * 0.002, y + long);
  ctx.stroke();
  ctx.restore();
  glow(frame, [x + span * 0.002, y + long], span * 0.07, hex, 0.5);
  bead(frame, [x + span * 0.002, y + long], span * 0.009, hex);
}
