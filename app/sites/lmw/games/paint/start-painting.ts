import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import { runRound } from "../flow/run-round.ts";
import { createSparks, type Sparks } from "../flow/sparks.ts";
import type { CanvasGame } from "../flow/use-canvas-game.ts";
import { signHeight, signWidth } from "./mouth.ts";
import { createPaintInput } from "./paint-input.ts";
import {
  doneThreshold,
  getCoverage,
  getSpill,
  maxCleanSpill,
  paintEvents,
  paintRules,
  type PaintWorld,
} from "./rules.ts";
import { createPaintScene, type PaintScene } from "./scene.ts";

interface Position {
  x: number;
  y: number;
}

/** A round under way, and the brush in it. */
interface Painting {
  game: CanvasGame;
  session: RoundSession<PaintWorld>;
  scene: PaintScene;
  sparks: Sparks;
  hex: string;
  /** Where the brush is; null: it is lifted. */
  last: Position | null;
  /** What was already said of this sign. */
  hasSpilled: boolean;
  isNearlyDone: boolean;
}

/** A brush that has moved less, in half units, has not moved. */
const leastStroke = 3;
const nearlyDone = 860;

/** Plays on the canvas until the signal. */
export function startPainting(game: CanvasGame): void {
  const { canvas, surface, latestProps, signal } = game;
  const { page, setup, isMotionReduced } = latestProps.current;
  const hex = page.host.hex.toLowerCase();
  const session = createRoundSession(paintRules, setup);
  const scene = createPaintScene(canvas, surface, {
    ...{ hex, isAssisted: setup.isAssisted, isMotionReduced, signal },
  });
  const sparks = createSparks(isMotionReduced);
  const painting: Painting = {
    ...{ game, session, scene, sparks, hex, last: null, hasSpilled: false, isNearlyDone: false },
  };
  const brush = {
    get isDown() {
      return painting.last !== null;
    },
    setDown(position: Position) {
      painting.last = null;
      latestProps.current.playSound("brush-stroke");
      paintTo(painting, position);
    },
    paintTo: (position: Position) => paintTo(painting, position),
    lift: () => lift(painting),
  };
  const input = createPaintInput(canvas, scene.toSignPosition, brush, signal);
  let frameMs = 0;
  const stopFrames = runRound(session, latestProps, "far-bell", (nowMs) => {
    input.move(Math.min(0.05, (nowMs - frameMs) / 1000));
    frameMs = nowMs;
    scene.draw(session.world, nowMs, painting.last, input.cursor);
    sparks.draw(surface.context, nowMs);
  });
  signal.addEventListener("abort", stopFrames);
}

function paintTo(painting: Painting, to: Position): void {
  const { game, session, scene, last } = painting;
  if (session.isOver) return;
  if (last && Math.hypot(to.x - last.x, to.y - last.y) < leastStroke) return;
  const nowMs = game.latestProps.current.clock.nowMs();
  if (nowMs < session.world.readyMs) return;
  session.act(nowMs, last ? paintEvents.move : paintEvents.down, to.x, to.y);
  scene.stroke(last ?? to, to);
  painting.last = to;
  announceSign(painting);
  // Done while the brush is still down: it lifts itself, or nobody would see why nothing happens.
  if (getCoverage(session.world) >= doneThreshold + 40) lift(painting);
}

/** The brush is lifted; a sign that is painted by then is done. */
function lift(painting: Painting): void {
  const { game, session } = painting;
  if (!painting.last || session.isOver) return;
  painting.last = null;
  const { sign } = session.world;
  session.act(game.latestProps.current.clock.nowMs(), paintEvents.up);
  if (session.world.sign !== sign) finishSign(painting);
}

/** Spilt, and nearly done: each is said once a sign. */
function announceSign(painting: Painting): void {
  const { session, game } = painting;
  const { showCaption, playSound } = game.latestProps.current;
  if (!painting.hasSpilled && getSpill(session.world) > maxCleanSpill * 2) {
    painting.hasSpilled = true;
    showCaption("spill");
    playSound("splat");
  }
  if (!painting.isNearlyDone && getCoverage(session.world) > nearlyDone) {
    painting.isNearlyDone = true;
    showCaption("nearly");
  }
}

function finishSign(painting: Painting): void {
  const { game, session, scene, sparks, hex } = painting;
  const { showCaption, playSound, setScore } = game.latestProps.current;
  const points = session.world.done.at(-1) ?? 0;
  const isGreat = points > 1000;
  const { x, y, scale } = scene.frame();
  const middleX = x + (signWidth / 2) * scale;
  sparks.burst(middleX, y + (signHeight / 2) * scale, hex, isGreat ? 46 : 26, isGreat ? 1.5 : 1);
  sparks.word(middleX, y - 6, `+${points}`, isGreat ? 34 : 24);
  scene.finish(points);
  painting.hasSpilled = false;
  painting.isNearlyDone = false;
  showCaption("progress");
  playSound(isGreat ? "jackpot" : "lip-print");
  setScore(session.score);
}
