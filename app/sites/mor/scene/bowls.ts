import { bead, dye, glow, rings, withAlpha } from "./light-effects.ts";
import { ease, type Frame, type SceneParts, startStage } from "./stage-canvas.ts";

/** The four that wait: three bowls and what was spilt. Where the liquid stands, how wide, and where the pour ends. */
export const bowlPositions = [
  { x: 0.19, y: 0.585, radius: 0.2, squash: 0.22, body: 0.68 },
  { x: 0.475, y: 0.535, radius: 0.16, squash: 0.2, body: 0.57 },
  { x: 0.715, y: 0.486, radius: 0.135, squash: 0.2, body: 0.53 },
  { x: 0.25, y: 0.848, radius: 0.26, squash: 0.16, body: 0.86 },
] as const;
const home = { x: 0.37, y: 0.27 };
const pourMs = 1_500;

export interface BowlScene {
  /** Pours into a bowl; null takes everything back. */
  give(gift: number | null): void;
}

/** Four bowls and one drop: it follows the finger, and the bowl it is let go over fills. */
export function startBowls(parts: SceneParts & { hex: string; onGive(gift: number): void }): BowlScene {
  const { hex } = parts;
  let now = 0;
  let span = 1;
  let filledBowl: number | null = null;
  let filledMs = 0;
  let pointer: { px: number; py: number } | null = null;
  let drop = { x: 0, y: 0 };
  let lastAt: Frame["at"] = (x, y) => [x, y];
  const stage = startStage(parts, paint, () => (drop = { x: 0, y: 0 }));

  function paint(frame: Frame): void {
    const { ctx, width, height, at } = frame;
    now = frame.nowMs;
    span = frame.span;
    lastAt = at;
    ctx.clearRect(0, 0, width, height);
    frame.picture();
    const near = pointer ? nearest(pointer) : null;
    bowlPositions.forEach((bowl, i) => {
      const position = at(bowl.x, bowl.y);
      if (filledBowl === i) fill(frame, i);
      else if (filledBowl === null) {
        const strengthHere = i === near ? 0.5 : 0.1 + 0.05 * Math.sin(frame.driftMs / 700 + i * 1.6);
        glow(frame, position, span * bowl.radius * 1.35, "#f3ebe6", strengthHere, bowl.squash * 1.6);
      }
    });
    if (filledBowl === null) carry(frame);
  }

  function carry(frame: Frame): void {
    const [hx, hy] = frame.at(home.x, home.y);
    const sway = Math.sin(frame.driftMs / 800) * span * 0.012;
    const [toX, toY] = pointer ? [pointer.px, pointer.py - span * 0.05] : [hx, hy + sway];
    if (drop.x === 0) drop = { x: toX, y: toY };
    const follow = Math.min(1, frame.stepMs / (pointer ? 40 : 240));
    drop = { x: drop.x + (toX - drop.x) * follow, y: drop.y + (toY - drop.y) * follow };
    thread(frame, drop.x, drop.y, 0.5);
    glow(frame, [drop.x, drop.y], span * 0.26, hex, 0.6);
    bead(frame, [drop.x, drop.y], span * 0.034, hex);
  }

  /** What it hangs from comes down out of the dark. */
  function thread({ ctx }: Frame, x: number, y: number, strength: number): void {
    const line = ctx.createLinearGradient(0, 0, 0, y);
    line.addColorStop(0, withAlpha(hex, 0));
    line.addColorStop(1, withAlpha(hex, strength));
    ctx.strokeStyle = line;
    ctx.lineWidth = span * 0.0045;
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x, y);
    ctx.stroke();
  }

  function fill(frame: Frame, gift: number): void {
    const bowl = bowlPositions[gift]!;
    const position = frame.at(bowl.x, bowl.y);
    const body = frame.at(bowl.x, bowl.body);
    const age = now - filledMs;
    const poured = ease(age / pourMs);
    const full = ease((age - pourMs * 0.5) / 2_200);
    if (age < pourMs * 1.6)
      thread(frame, position[0], position[1] * Math.min(1, poured * 1.3), 0.95 * (1 - ease((age - pourMs) / 900)));
    dye(frame, body, span * bowl.radius * 1.35 * full, hex, 0.85 * full, 0.95);
    const { ctx } = frame;
    ctx.save();
    ctx.translate(...position);
    ctx.scale(1, bowl.squash);
    const pool = ctx.createRadialGradient(-span * 0.03, -span * 0.05, 0, 0, 0, span * bowl.radius);
    pool.addColorStop(0, withAlpha(hex, 0.95));
    pool.addColorStop(0.85, withAlpha(hex, 0.86));
    pool.addColorStop(1, withAlpha(hex, 0));
    ctx.fillStyle = pool;
    ctx.globalAlpha = full;
    ctx.beginPath();
    ctx.arc(0, 0, span * bowl.radius * (0.3 + 0.66 * full), 0, 7);
    ctx.fill();
    ctx.restore();
    glow(frame, position, span * (0.2 + 0.42 * full), hex, 0.5 * full);
    rings(frame, position, age - pourMs * 0.6, hex, parts.isStill ? 0 : 0.5);
    glow(
      frame,
      [position[0] - span * bowl.radius * 0.3, position[1] - span * 0.006],
      span * 0.05,
      "#fff4ee",
      0.55 * full,
      0.3,
    );
  }

  function nearest({ px, py }: { px: number; py: number }): number | null {
    const distances = bowlPositions.map(({ x, y, radius }) => {
      const [bx, by] = lastAt(x, y);
      return Math.hypot(bx - px, (by - py) * 1.1) / (span * Math.max(radius, 0.17));
    });
    const best = distances.indexOf(Math.min(...distances));
    return distances[best]! < 1.05 ? best : null;
  }

  const options = { signal: parts.signal };
  parts.canvas.addEventListener(
    "pointerdown",
    (event) => {
      parts.canvas.setPointerCapture?.(event.pointerId);
      pointer = stage.placeAt(event.clientX, event.clientY);
    },
    options,
  );
  parts.canvas.addEventListener(
    "pointermove",
    (event) => {
      if (pointer) pointer = stage.placeAt(event.clientX, event.clientY);
    },
    options,
  );
  parts.canvas.addEventListener(
    "pointerup",
    () => {
      const bowlIndex = pointer ? nearest(pointer) : null;
      pointer = null;
      if (bowlIndex !== null) parts.onGive(bowlIndex);
    },
    options,
  );
  parts.canvas.addEventListener("pointercancel", () => (pointer = null), options);

  return {
    give(gift) {
      if (gift === filledBowl) return;
      filledBowl = gift;
      filledMs = now;
    },
  };
}
