import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Bead, leaveBead, paintBeads, runBeads } from "./beads.ts";
import { followDrag } from "./drag.ts";
import { createFittedFog, type FittedFog } from "./fitted-fog.ts";
import type { Fog } from "./fog.ts";
import { paintDots, paintReds } from "./mirror-reds.ts";
import {
  createMirrorState,
  hasWaitedEnough,
  hasWipedEnough,
  type MirrorState,
  thingPositions,
} from "./mirror-state.ts";
import { findNearest } from "./nearest.ts";
import { ease, type Frame, type Point, type SceneParts, startStage } from "./stage-canvas.ts";

/** The rim of the mirror in the picture: parts of its width and height; the radius of its width. */
const rim = { x: 0.306, y: 0.452, radius: 0.545 };
const brush = 0.085;
const strokeMs = 420;

export interface MirrorScene {
  /** Wipes by itself, one stroke across the face: what the button and the keyboard do. */
  wipe(): void;
  /** Shows the thing that was chosen; the others go out. Null: all six, to choose from. */
  choose(thing: number | null): void;
}

interface MirrorParts extends SceneParts {
  hexOf(thing: number): string;
  onWipe(): void;
  onRed(thing: number): void;
  onPick(thing: number): void;
}

/** The mirror as it stands: what has come to light, what lies on the glass, and how it was last painted. */
interface Mirror extends MirrorState {
  parts: MirrorParts;
  fog: FittedFog;
  beads: Bead[];
  /** The stroke that wipes by itself. */
  stroke: { fromMs: number; row: number } | null;
  strokeCount: number;
  nowMs: number;
  span: number;
  at(position: Point): Point;
}

/**
 * The mirror: steam that wipes away under the finger, beads that run, and a red that was below all the time. Resolves when
 * the steam lies on it; until then the canvas is clear.
 */
export async function startMirror(parts: MirrorParts): Promise<MirrorScene> {
  const mirror: Mirror = {
    ...createMirrorState(),
    parts,
    fog: createFittedFog(rim, parts.signal),
    ...{ beads: [], stroke: null, strokeCount: 0, nowMs: 0, span: 1 },
    at: (position) => position,
  };
  const stage = startStage(parts, (frame) => paint(mirror, frame));
  let last: Point = [0, 0];
  followDrag(parts, stage, {
    begin(point) {
      if (mirror.foundMs && mirror.chosen !== undefined) {
        pick(mirror, point);
        return false;
      }
      last = point;
      wipe(mirror, point, [point[0] + 1, point[1]]);
      parts.onWipe();
      return true;
    },
    move(point) {
      wipe(mirror, last, point);
      last = point;
    },
  });
  await mirror.fog.ready;
  return {
    wipe() {
      mirror.stroke = { fromMs: mirror.nowMs, row: mirror.strokeCount++ % 3 };
      parts.onWipe();
    },
    choose(thing) {
      if (mirror.chosen === thing) return;
      mirror.chosen = thing;
      mirror.chosenMs = mirror.nowMs;
    },
  };
}

function paint(mirror: Mirror, frame: Frame): void {
  const { parts, fog: fittedFog } = mirror;
  const { ctx, width, height, at } = frame;
  mirror.nowMs = frame.nowMs;
  mirror.span = frame.span;
  mirror.at = ([x, y]) => at(x, y);
  fittedFog.fit(frame);
  const fog = fittedFog.current;
  if (!fog) return;
  continueStroke(mirror, frame);
  if (hasWaitedEnough(mirror, mirror.nowMs)) revealFirst(mirror, mirror.at(elementAt(thingPositions, 0)));
  ctx.clearRect(0, 0, width, height);
  frame.picture();
  paintReds(frame, mirror, parts.hexOf);
  paintFog(mirror, frame, fog);
  runBeads(mirror.beads, frame, ({ x, y, size }, toY) => fog.run(x, y, toY, size * 1.3));
  paintBeads(frame, mirror.beads);
  const bottom = at(rim.x, rim.y)[1] + rim.radius * frame.span * 0.86;
  mirror.beads = mirror.beads.filter(({ y }) => y <= bottom);
  paintDots(frame, mirror, parts.hexOf);
}

function paintFog({ foundMs, nowMs, parts }: Mirror, { ctx, stepMs }: Frame, fog: Fog): void {
  ctx.globalCompositeOperation = "source-over";
  ctx.globalAlpha = foundMs ? 1 - 0.86 * ease((nowMs - foundMs) / 2_600) : 1;
  ctx.drawImage(fog.left, 0, 0);
  ctx.globalAlpha = 1;
  if (!foundMs && !parts.isStill) fog.breathe(Math.min(0.012, stepMs * 0.00006));
}

function wipe(mirror: Mirror, from: Point, to: Point): void {
  const { parts, fog, beads, span } = mirror;
  const brushPx = span * brush;
  fog.current?.wipe(...from, ...to, brushPx);
  mirror.wiped += Math.hypot(to[0] - from[0], to[1] - from[1]) / span;
  mirror.touchedMs ||= mirror.nowMs;
  if (!parts.isStill) leaveBead(beads, to, brushPx, span);
  if (hasWipedEnough(mirror)) revealFirst(mirror, to);
}

/** The red nearest to a point is the first. */
function revealFirst(mirror: Mirror, point: Point): void {
  const { index } = nearestThing(mirror, point);
  mirror.foundMs = mirror.nowMs || 1;
  mirror.foundThing = index;
  const position = mirror.at(elementAt(thingPositions, index));
  mirror.fog.current?.wipe(...position, ...position, mirror.span * brush);
  mirror.parts.onRed(index);
}

function pick(mirror: Mirror, point: Point): void {
  const { index, distance } = nearestThing(mirror, point);
  if (distance < mirror.span * 0.09) mirror.parts.onPick(index);
}

function nearestThing({ at }: Mirror, [x, y]: Point): { index: number; distance: number } {
  return findNearest(thingPositions, (position) => Math.hypot(at(position)[0] - x, at(position)[1] - y));
}

/** Wipes on across the face, in one of three rows. */
function continueStroke(mirror: Mirror, { at, stepMs }: Frame): void {
  const { stroke, nowMs, parts } = mirror;
  if (!stroke) return;
  const position = (part: number): Point =>
    at(0.06 + 0.44 * part, 0.4 + stroke.row * 0.09 + Math.sin(part * 3.1) * -0.04);
  const partAt = (ms: number): number =>
    Math.min(1, Math.max(0, (ms - stroke.fromMs) / (parts.isStill ? 1 : strokeMs)));
  const to = partAt(nowMs);
  wipe(mirror, position(parts.isStill ? 0 : partAt(nowMs - stepMs)), position(to));
  if (to === 1) mirror.stroke = null;
}
