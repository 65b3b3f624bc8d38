import { runAtOnce, runInTurns } from "#app/kits/basics/time-slicing.ts";
import { type Fog, createFog } from "./fog.ts";
import { bead, dye, glow, withAlpha } from "./light-effects.ts";
import { ease, type Frame, type SceneParts, startStage } from "./stage-canvas.ts";

/** The rim of the mirror in the picture: parts of its width and height; the radius of its width. */
const rim = { x: 0.306, y: 0.452, radius: 0.545 };
/** Where on the face the six things lie: 唇 頬 まぶた 耳 のど こめかみ. */
export const thingPositions = [
  [0.306, 0.578],
  [0.222, 0.528],
  [0.402, 0.468],
  [0.046, 0.474],
  [0.272, 0.672],
  [0.438, 0.404],
] as const;
const brush = 0.085;
/** So much wiping, in widths of the picture, until the first red; a patient hand gets it by time. */
const wipeGoal = 1.5;
const timeoutMs = 8_000;
/** So long the first red is the only one. */
const aloneMs = 1_800;

export interface MirrorScene {
  /** Wipes by itself, one stroke across the face: what the button and the keyboard do. */
  wipe(): void;
  /** Shows the thing that was chosen; the others go out. Null: all six, to choose from. */
  choose(thing: number | null): void;
}

/**
 * The mirror: steam that wipes away under the finger, beads that run, and a red that was below all the time. Resolves when
 * the steam lies on it; until then the canvas is clear.
 */
export async function startMirror(
  parts: SceneParts & {
    hexOf(thing: number): string;
    onWipe(): void;
    onRed(thing: number): void;
    onPick(thing: number): void;
  },
): Promise<MirrorScene> {
  let fog: Fog | null = null;
  let isGrowing = false;
  let resolveSteam: (createdFog: Promise<void>) => void = () => {};
  const firstSteam = new Promise<void>((resolve) => (resolveSteam = resolve));
  let wiped = 0;
  let firstMs = 0;
  let foundMs = 0;
  let foundThing = 0;
  let chosen: number | null | undefined;
  let chosenMs = 0;
  let now = 0;
  let span = 1;
  let pointer: { x: number; y: number } | null = null;
  let stroke: { fromMs: number; row: number } | null = null;
  let strokes = 0;
  const beads: { x: number; y: number; size: number; speed: number }[] = [];

  const stage = startStage(parts, paint);

  function wipeStroke(fromX: number, fromY: number, toX: number, toY: number): void {
    const radius = span * brush;
    fog?.wipe(fromX, fromY, toX, toY, radius);
    wiped += Math.hypot(toX - fromX, toY - fromY) / span;
    firstMs ||= now;
    if (Math.random() < 0.16 && beads.length < 26 && !parts.isStill)
      beads.push({
        x: toX + (Math.random() - 0.5) * radius,
        y: toY + radius * 0.8,
        size: span * (0.004 + Math.random() * 0.006),
        speed: 0,
      });
    if (!foundMs && wiped > wipeGoal) revealFirst(toX, toY);
  }

  function revealFirst(x: number, y: number): void {
    foundMs = now || 1;
    const position = (thing: readonly [number, number]) => Math.hypot(lastAt(thing)[0] - x, lastAt(thing)[1] - y);
    foundThing = thingPositions.reduce(
      (best, one, i) => (position(one) < position(thingPositions[best]!) ? i : best),
      0,
    );
    const [fx, fy] = lastAt(thingPositions[foundThing]!);
    fog?.wipe(fx, fy, fx, fy, span * brush);
    parts.onRed(foundThing);
  }

  let lastAt = (position: readonly [number, number]): readonly [number, number] => position;

  function paint(frame: Frame): void {
    const { ctx, width, height, at } = frame;
    now = frame.nowMs;
    span = frame.span;
    lastAt = ([x, y]) => at(x, y);
    if (fog?.left.width !== width || fog.left.height !== height) steamUp(frame);
    if (!fog) return;
    if (stroke) continueStroke(frame, stroke);
    if (firstMs && !foundMs && now - firstMs > timeoutMs) revealFirst(...at(...thingPositions[0]!));
    ctx.clearRect(0, 0, width, height);
    frame.picture();
    paintReds(frame);
    ctx.globalCompositeOperation = "source-over";
    const thin = foundMs ? 1 - 0.86 * ease((now - foundMs) / 2_600) : 1;
    ctx.globalAlpha = thin;
    ctx.drawImage(fog.left, 0, 0);
    ctx.globalAlpha = 1;
    if (!foundMs && !parts.isStill) fog.breathe(Math.min(0.012, frame.stepMs * 0.00006));
    paintBeads(frame);
    paintDot(frame);
  }

  /** The first steam is made in turns: the page has just come alive. One for another size follows the window at once. */
  function steamUp({ width, height, at }: Frame): void {
    const [x, y] = at(rim.x, rim.y);
    const next = createFog(width, height, { x, y, radius: rim.radius * span });
    if (fog) fog = runAtOnce(next);
    else if (!isGrowing) {
      isGrowing = true;
      resolveSteam(runInTurns(next, parts.signal).then((createdFog) => void (fog = createdFog)));
    }
  }

  function paintReds(frame: Frame): void {
    if (!foundMs) return;
    const age = now - foundMs;
    thingPositions.forEach((position, thing) => {
      const isShown = chosen === undefined ? thing === foundThing : chosen === null || chosen === thing;
      if (!isShown) return;
      const since = thing === foundThing ? age : now - chosenMs - (chosen === null ? aloneMs : 0);
      const part = ease(since / 1_400);
      const grown = chosen === thing ? 1 + ease((now - chosenMs) / 2_400) * 1.5 : 1;
      dye(
        frame,
        frame.at(position[0], position[1]),
        span * (chosen === thing ? 0.1 : 0.05) * part * grown,
        parts.hexOf(thing),
        0.85,
      );
    });
  }

  function paintDot(frame: Frame): void {
    if (!foundMs) return;
    const breath = 1 + 0.06 * Math.sin(frame.driftMs / 530);
    thingPositions.forEach((position, thing) => {
      const isShown = chosen === undefined ? thing === foundThing : chosen === null || chosen === thing;
      if (!isShown) return;
      const hex = parts.hexOf(thing);
      const since = thing === foundThing ? now - foundMs : now - chosenMs - (chosen === null ? aloneMs : 0);
      const part = ease(since / 900);
      const dotPosition = frame.at(position[0], position[1]);
      const grown = chosen === thing ? 1 + 0.5 * ease((now - chosenMs) / 1_500) : 1;
      glow(frame, dotPosition, span * (chosen === null ? 0.14 : 0.3) * part * breath * grown, hex, 0.5);
      if (chosen === thing) runDown(frame, dotPosition, hex);
      bead(frame, dotPosition, span * 0.0165 * part * grown, hex);
    });
  }

  /** The chosen red runs down, thin, and out of the mirror. */
  function runDown(frame: Frame, [x, y]: readonly [number, number], hex: string): void {
    const { ctx } = frame;
    const long = ease((now - chosenMs - 500) / 5_000) * span * 0.62;
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

  function paintBeads({ ctx, stepMs }: Frame): void {
    const [, bottom] = lastAt([rim.x, rim.y]);
    for (const one of beads) {
      one.speed += stepMs * 0.000_02 * (one.size / span) * 160;
      const nextY = one.y + one.speed * stepMs * span * 0.002;
      if (one.speed > 0.02) fog?.run(one.x, one.y, nextY, one.size * 1.3);
      one.y = nextY;
      ctx.fillStyle = "rgb(8 7 8 / 0.66)";
      ctx.beginPath();
      ctx.ellipse(one.x, one.y, one.size, one.size * 1.25, 0, 0, 7);
      ctx.fill();
      ctx.fillStyle = "rgb(243 238 234 / 0.75)";
      ctx.fillRect(one.x - one.size * 0.45, one.y + one.size * 0.5, one.size * 0.7, one.size * 0.3);
    }
    for (let i = beads.length - 1; i >= 0; i--) if (beads[i]!.y > bottom + rim.radius * span * 0.86) beads.splice(i, 1);
  }

  function continueStroke(frame: Frame, { fromMs, row }: { fromMs: number; row: number }): void {
    const position = (part: number): readonly [number, number] =>
      frame.at(0.06 + 0.44 * part, 0.4 + row * 0.09 + Math.sin(part * 3.1) * -0.04);
    const longMs = parts.isStill ? 1 : 420;
    const [a, b] = [(now - frame.stepMs - fromMs) / longMs, (now - fromMs) / longMs].map((part) =>
      Math.min(1, Math.max(0, part)),
    );
    const [from, to] = [position(parts.isStill ? 0 : a!), position(b!)];
    wipeStroke(from[0], from[1], to[0], to[1]);
    if (b === 1) stroke = null;
  }

  const options = { signal: parts.signal };
  parts.canvas.addEventListener(
    "pointerdown",
    (event) => {
      const position = stage.placeAt(event.clientX, event.clientY);
      if (foundMs && chosen !== undefined) return pick(position);
      pointer = { x: position.px, y: position.py };
      parts.canvas.setPointerCapture?.(event.pointerId);
      wipeStroke(position.px, position.py, position.px + 1, position.py);
      parts.onWipe();
    },
    options,
  );
  parts.canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!pointer) return;
      const { px, py } = stage.placeAt(event.clientX, event.clientY);
      wipeStroke(pointer.x, pointer.y, px, py);
      pointer = { x: px, y: py };
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"] as const)
    parts.canvas.addEventListener(name, () => (pointer = null), options);

  function pick({ px, py }: { px: number; py: number }): void {
    const distances = thingPositions.map((position) => Math.hypot(lastAt(position)[0] - px, lastAt(position)[1] - py));
    const nearest = distances.indexOf(Math.min(...distances));
    if (distances[nearest]! < span * 0.09) parts.onPick(nearest);
  }

  await firstSteam;
  return {
    wipe() {
      stroke = { fromMs: now, row: strokes++ % 3 };
      parts.onWipe();
    },
    choose(thing) {
      if (chosen === thing) return;
      chosen = thing;
      chosenMs = now;
    },
  };
}
