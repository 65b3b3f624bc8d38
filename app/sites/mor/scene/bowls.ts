import { elementAt } from "#app/kits/basics/element-at.ts";
import { followDrag } from "./drag.ts";
import { bead, dye, glow, rings, withAlpha } from "./light-effects.ts";
import { findNearest } from "./nearest.ts";
import { ease, type Frame, type Point, type SceneParts, startStage } from "./stage-canvas.ts";

/** The four that wait: three bowls and what was spilt. Where the liquid stands, how wide, and where the pour ends. */
const bowlPositions = [
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

interface BowlParts extends SceneParts {
  hex: string;
  onGive(gift: number): void;
}

/** Which bowl is full, where the drop hangs, and how all of it was last painted. Places in px of the canvas. */
interface Bowls {
  parts: BowlParts;
  filledBowl: number | null;
  filledMs: number;
  pointer: Point | null;
  /** Null: it is where it hangs of itself. */
  drop: Point | null;
  nowMs: number;
  span: number;
  at: Frame["at"];
}

/** Four bowls and one drop: it follows the finger, and the bowl it is let go over fills. */
export function startBowls(parts: BowlParts): BowlScene {
  const bowls: Bowls = {
    ...{ parts, filledBowl: null, filledMs: 0, pointer: null, drop: null, nowMs: 0, span: 1 },
    at: (x, y) => [x, y],
  };
  const stage = startStage(
    parts,
    (frame) => paint(bowls, frame),
    () => (bowls.drop = null),
  );
  followDrag(parts, stage, {
    begin(point) {
      bowls.pointer = point;
      return true;
    },
    move(point) {
      bowls.pointer = point;
    },
    end(isCancelled) {
      const bowl = bowls.pointer && !isCancelled ? nearestBowl(bowls, bowls.pointer) : null;
      bowls.pointer = null;
      if (bowl !== null) parts.onGive(bowl);
    },
  });
  return {
    give(gift) {
      if (gift === bowls.filledBowl) return;
      bowls.filledBowl = gift;
      bowls.filledMs = bowls.nowMs;
    },
  };
}

function paint(bowls: Bowls, frame: Frame): void {
  const { ctx, width, height, span, at } = frame;
  const { filledBowl, pointer } = bowls;
  bowls.nowMs = frame.nowMs;
  bowls.span = span;
  bowls.at = at;
  ctx.clearRect(0, 0, width, height);
  frame.picture();
  if (filledBowl !== null) return paintFilled(bowls, frame, filledBowl);
  const near = pointer ? nearestBowl(bowls, pointer) : null;
  bowlPositions.forEach(({ x, y, radius, squash }, i) => {
    const strength = i === near ? 0.5 : 0.1 + 0.05 * Math.sin(frame.driftMs / 700 + i * 1.6);
    glow(frame, at(x, y), span * radius * 1.35, "#f3ebe6", strength, squash * 1.6);
  });
  carryDrop(bowls, frame);
}

/** The drop comes after the finger; let alone it sways where it hangs. */
function carryDrop(bowls: Bowls, frame: Frame): void {
  const { span } = frame;
  const { pointer, parts } = bowls;
  const [homeX, homeY] = frame.at(home.x, home.y);
  const sway = Math.sin(frame.driftMs / 800) * span * 0.012;
  const [toX, toY] = pointer ? [pointer[0], pointer[1] - span * 0.05] : [homeX, homeY + sway];
  const [x, y] = bowls.drop ?? [toX, toY];
  const follow = Math.min(1, frame.stepMs / (pointer ? 40 : 240));
  const drop: Point = [x + (toX - x) * follow, y + (toY - y) * follow];
  bowls.drop = drop;
  paintThread(frame, drop, parts.hex, 0.5);
  glow(frame, drop, span * 0.26, parts.hex, 0.6);
  bead(frame, drop, span * 0.034, parts.hex);
}

/** What the drop hangs from comes down out of the dark. */
function paintThread({ ctx, span }: Frame, [x, y]: Point, hex: string, strength: number): void {
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

function paintFilled({ parts: { hex, isStill }, filledMs }: Bowls, frame: Frame, gift: number): void {
  const { span, at } = frame;
  const { x, y, radius, squash, body } = elementAt(bowlPositions, gift);
  const position = at(x, y);
  const age = frame.nowMs - filledMs;
  const poured = ease(age / pourMs);
  const full = ease((age - pourMs * 0.5) / 2_200);
  if (age < pourMs * 1.6) {
    const end: Point = [position[0], position[1] * Math.min(1, poured * 1.3)];
    paintThread(frame, end, hex, 0.95 * (1 - ease((age - pourMs) / 900)));
  }
  dye(frame, at(x, body), span * radius * 1.35 * full, hex, 0.85 * full, 0.95);
  paintPool(frame, position, span * radius, squash, hex, full);
  glow(frame, position, span * (0.2 + 0.42 * full), hex, 0.5 * full);
  rings(frame, position, age - pourMs * 0.6, hex, isStill ? 0 : 0.5);
  const shine: Point = [position[0] - span * radius * 0.3, position[1] - span * 0.006];
  glow(frame, shine, span * 0.05, "#fff4ee", 0.55 * full, 0.3);
}

function paintPool(
  { ctx, span }: Frame,
  position: Point,
  radiusPx: number,
  squash: number,
  hex: string,
  full: number,
): void {
  ctx.save();
  ctx.translate(...position);
  ctx.scale(1, squash);
  const pool = ctx.createRadialGradient(-span * 0.03, -span * 0.05, 0, 0, 0, radiusPx);
  pool.addColorStop(0, withAlpha(hex, 0.95));
  pool.addColorStop(0.85, withAlpha(hex, 0.86));
  pool.addColorStop(1, withAlpha(hex, 0));
  ctx.fillStyle = pool;
  ctx.globalAlpha = full;
  ctx.beginPath();
  ctx.arc(0, 0, radiusPx * (0.3 + 0.66 * full), 0, 7);
  ctx.fill();
  ctx.restore();
}

function nearestBowl({ at, span }: Bowls, [px, py]: Point): number | null {
  const { index, distance } = findNearest(bowlPositions, ({ x, y, radius }) => {
    const [bowlX, bowlY] = at(x, y);
    return Math.hypot(bowlX - px, (bowlY - py) * 1.1) / (span * Math.max(radius, 0.17));
  });
  return distance < 1.05 ? index : null;
}
