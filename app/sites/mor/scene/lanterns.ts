import { followDrag } from "./drag.ts";
import { paintFairWalls } from "./fair-walls.ts";
import { dye, glow, withAlpha } from "./light-effects.ts";
import { createLanternState, followRing, type LanternState, turnBetween } from "./lantern-state.ts";
import { ease, type Frame, type Point, type SceneParts, startStage } from "./stage-canvas.ts";

/** The lanterns in the picture, from the nearest on: centre, half width, and where the water gives them back. */
const lanterns = [
  { x: 0.318, y: 0.462, radius: 0.165, water: 0.93 },
  { x: 0.6, y: 0.424, radius: 0.122, water: 0.925 },
  { x: 0.775, y: 0.412, radius: 0.086, water: 0.9 },
  { x: 0.898, y: 0.408, radius: 0.06, water: 0.9 },
  { x: 0.02, y: 0.305, radius: 0.15, water: 0.88 },
] as const;
const ringRadius = 0.27;
const catchMs = 460;

export interface LanternScene {
  /** Where the ring stands, 0–359, and how near to red that is, 0–1. */
  turn(ring: number, near: number): void;
  /** Lights them all; null puts them out. */
  light(hex: string | null): void;
}

/** A dark fair: the ring is turned by ear, and once it is right the lanterns catch from one another. */
export function startLanterns(parts: SceneParts & { onTurn(ring: number): void; onLetGo(): void }): LanternScene {
  const state = createLanternState();
  let nowMs = 0;
  let centre: Point = [0, 0];
  let walls: HTMLCanvasElement | null = null;
  const stage = startStage(
    parts,
    (frame) => {
      nowMs = frame.nowMs;
      centre = frame.at(lanterns[0].x, lanterns[0].y);
      followRing(state, frame.stepMs);
      walls ??= paintFairWalls(frame, lanterns.slice(0, 4));
      paint(frame, state, { centre, walls });
    },
    () => (walls = null),
  );

  function turnTowards([x, y]: Point): void {
    const turn = (Math.atan2(y - centre[1], x - centre[0]) * 180) / Math.PI + 90;
    parts.onTurn(Math.round((turn + 360) % 360));
  }
  followDrag(parts, stage, {
    begin(point) {
      if (state.lit) return false;
      turnTowards(point);
      return true;
    },
    move: turnTowards,
    end: () => parts.onLetGo(),
  });

  return {
    turn(ring, near) {
      state.ring = ring;
      state.near = near;
    },
    light(hex) {
      if (state.lit === hex) return;
      if (!state.lit || !hex) state.litMs = nowMs;
      state.lit = hex;
    },
  };
}

type Fair = { centre: Point; walls: HTMLCanvasElement };

function paint(frame: Frame, state: LanternState, { centre, walls }: Fair): void {
  const { ctx, width, height } = frame;
  ctx.clearRect(0, 0, width, height);
  frame.picture();
  darken(frame, state);
  showWalls(frame, state, { centre, walls });
  if (state.lit) catchFire(frame, state.lit, state.litMs);
  else breathe(frame, state, centre);
  const part = state.lit ? 1 - ease((frame.nowMs - state.litMs) / 900) : 1;
  if (part > 0) paintRing(frame, state, centre, part);
}

/** Before it is lit the fair is only just to be seen; the nearer to red, the more. */
function darken({ ctx, width, height, nowMs }: Frame, { lit, litMs, shownNear }: LanternState): void {
  const part = lit ? ease((nowMs - litMs) / 2_800) : 0;
  ctx.fillStyle = `rgb(5 4 5 / ${(0.72 - 0.24 * shownNear ** 2) * (1 - part * 0.86)})`;
  ctx.fillRect(0, 0, width, height);
}

/**
 * The stalls behind the lanterns, which stay in front by being brighter. They are to be seen from the first moment, the
 * nearer to red the better, and best of all beside the light on the ring; once they are lit, the whole row.
 */
function showWalls(frame: Frame, state: LanternState, { centre, walls }: Fair): void {
  const { ctx, width, height, span, nowMs } = frame;
  const part = state.lit ? ease((nowMs - state.litMs) / 2_800) : 0;
  ctx.save();
  ctx.globalCompositeOperation = "lighten";
  ctx.globalAlpha = 0.5 + 0.14 * state.shownNear ** 2 + 0.3 * part;
  ctx.drawImage(walls, 0, 0, width, height);
  ctx.restore();
  if (!state.lit) brighten(frame, ringPoint(state.shownRing, centre, span * ringRadius), span * 0.34);
}

/** Light that shows what it falls on, and leaves black black. */
function brighten({ ctx }: Frame, [x, y]: Point, radius: number): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, "rgb(150 150 150)");
  light.addColorStop(0.5, "rgb(78 78 78)");
  light.addColorStop(1, "rgb(0 0 0)");
  ctx.save();
  ctx.globalCompositeOperation = "color-dodge";
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/** Where the ring's light stands round its centre. */
function ringPoint(ring: number, [x, y]: Point, radius: number): Point {
  const turn = ((ring - 90) * Math.PI) / 180;
  return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
}

/** The nearest lantern glows without a colour, in the beat that is heard. */
function breathe(frame: Frame, { shownNear }: LanternState, centre: Point): void {
  const beat = 0.5 + 0.5 * Math.sin(frame.driftMs / (150 + 420 * (1 - shownNear)));
  const strength = 0.1 + 0.42 * shownNear ** 3 * (0.7 + 0.3 * beat);
  glow(frame, centre, frame.span * (0.3 + 0.12 * shownNear), "#f3ebe6", strength);
}

function catchFire(frame: Frame, hex: string, litMs: number): void {
  const { span, nowMs, driftMs, at } = frame;
  lanterns.forEach(({ x, y, radius, water }, i) => {
    const part = ease((nowMs - litMs - i * catchMs) / 1_300);
    if (part <= 0) return;
    const flicker = 1 + 0.025 * Math.sin(driftMs / 310 + i * 2.1);
    const position = at(x, y);
    dye(frame, position, span * radius * 2.3, hex, part, 1.06);
    dye(frame, position, span * radius * 1.9, hex, part * 0.7, 1.06);
    glow(frame, position, span * radius * 2.9 * flicker, hex, 0.66 * part);
    glow(frame, [position[0], position[1] + span * radius * 0.24], span * radius * 0.85, "#ffb9a8", 0.28 * part);
    const below = at(x, water);
    glow(frame, at(x, 0.72), span * radius * 0.9, hex, 0.3 * part * flicker, 2.6);
    dye(frame, below, span * radius * 1.1, hex, part, 1.6);
    glow(frame, below, span * radius * 1.5, hex, 0.3 * part * flicker, 0.42);
  });
}

/** The ring of 360 degrees round the nearest lantern, and the light that stands on it. `part`: how much of it is there. */
function paintRing(frame: Frame, { shownRing, shownNear }: LanternState, centre: Point, part: number): void {
  const { ctx, span } = frame;
  const radius = span * ringRadius;
  ctx.save();
  ctx.translate(...centre);
  paintTicks(frame, radius, shownRing, part);
  const [x, y] = ringPoint(shownRing, [0, 0], radius);
  const swell = 1 + 0.1 * shownNear * Math.sin(frame.driftMs / 190);
  const light = ctx.createRadialGradient(x, y, 0, x, y, span * 0.075 * swell);
  light.addColorStop(0, `rgb(255 250 246 / ${0.8 * part})`);
  light.addColorStop(0.24, `rgb(243 235 230 / ${0.3 * part})`);
  light.addColorStop(1, "rgb(243 235 230 / 0)");
  ctx.globalCompositeOperation = "screen";
  ctx.fillStyle = light;
  ctx.fillRect(x - span * 0.1, y - span * 0.1, span * 0.2, span * 0.2);
  ctx.globalCompositeOperation = "source-over";
  ctx.fillStyle = withAlpha("#f3ebe6", part);
  ctx.beginPath();
  ctx.arc(x, y, span * 0.016, 0, 7);
  ctx.fill();
  ctx.restore();
}

/** A tick every three degrees; those beside the light stand out. */
function paintTicks({ ctx, density }: Frame, radius: number, shownRing: number, part: number): void {
  for (let degree = 0; degree < 360; degree += 3) {
    const isTenth = degree % 30 === 0;
    const apart = Math.abs(turnBetween(shownRing, degree));
    const isNear = apart < 16;
    const length = radius * (isTenth ? 0.09 : 0.045) * (isNear ? 1.6 : 1);
    ctx.strokeStyle = `rgb(243 235 230 / ${(isNear ? 0.95 - apart * 0.03 : isTenth ? 0.62 : 0.38) * part})`;
    ctx.lineWidth = density * (isTenth ? 1.4 : 1);
    ctx.beginPath();
    const turn = ((degree - 90) * Math.PI) / 180;
    ctx.moveTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
    ctx.lineTo(Math.cos(turn) * (radius + length), Math.sin(turn) * (radius + length));
    ctx.stroke();
  }
}
