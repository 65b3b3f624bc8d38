import { createSpecialControl } from "../flow/special-control.ts";
import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import { runRound } from "../flow/run-round.ts";
import { createSparks, type Sparks } from "../flow/sparks.ts";
import type { CanvasGame } from "../flow/use-canvas-game.ts";
import { signHeight, signWidth } from "./mouth.ts";
import { createPaintInput } from "./paint-input.ts";
import { isDoubled, listPaintedWays, type Place } from "./painted-ways.ts";
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

/** What is said of a round besides its captions. */
export interface PaintTexts {
  dry: string;
  dipped: string;
  spoilt: string;
}

/** A round under way, and the brush in it. */
interface Painting {
  game: CanvasGame;
  session: RoundSession<PaintWorld>;
  scene: PaintScene;
  sparks: Sparks;
  hex: string;
  texts: PaintTexts;
  /** Where the brush is; null: it is lifted. */
  last: Place | null;
  /** What was already said of this sign. */
  hasSpilled: boolean;
  isNearlyDone: boolean;
  hasSpoilt: boolean;
}

/** A brush that has moved less, in half units, has not moved. */
const leastStroke = 3;
const nearlyDone = 860;

/** Plays on the canvas until the signal. */
export function startPainting(game: CanvasGame, texts: PaintTexts): void {
  const { canvas, surface, latestProps, signal } = game;
  const { page, setup, isMotionReduced } = latestProps.current;
  const hex = page.host.hex.toLowerCase();
  const session = createRoundSession(paintRules, setup);
  const scene = createPaintScene(canvas, surface, {
    ...{ hex, isAssisted: setup.isAssisted, isMotionReduced, signal },
  });
  const sparks = createSparks(isMotionReduced);
  const painting: Painting = {
    ...{ game, session, scene, sparks, hex, texts, last: null },
    ...{ hasSpilled: false, isNearlyDone: false, hasSpoilt: false },
  };
  const brush = {
    get isDown() {
      return painting.last !== null;
    },
    setDown(position: Place) {
      painting.last = null;
      latestProps.current.playSound("brush-stroke");
      paintTo(painting, position);
    },
    paintTo: (position: Place) => paintTo(painting, position),
    lift: () => lift(painting),
  };
  const input = createPaintInput(canvas, scene.toSignPosition, brush, signal);
  const { clock, registerSpecial } = latestProps.current;
  registerSpecial(createSpecialControl(paintRules, session, clock, () => latestProps.current.playSound("power-up")));
  let frameMs = 0;
  const stopFrames = runRound(session, latestProps, "far-bell", (nowMs) => {
    input.move(Math.min(0.05, (nowMs - frameMs) / 1000));
    frameMs = nowMs;
    scene.draw(session.world, nowMs, painting.last, input.cursor);
    sparks.draw(surface.context, nowMs);
  });
  signal.addEventListener("abort", stopFrames);
}

function paintTo(painting: Painting, to: Place): void {
  const { game, session, scene, last } = painting;
  if (session.isOver) return;
  if (last && Math.hypot(to.x - last.x, to.y - last.y) < leastStroke) return;
  const nowMs = game.latestProps.current.clock.nowMs();
  const { readyMs, ink } = session.world;
  if (nowMs < readyMs) return;
  session.act(nowMs, last ? paintEvents.move : paintEvents.down, to.x, to.y);
  scene.stroke(listPaintedWays(session.world, ink, last, to), isDoubled(session.world));
  painting.last = to;
  announceInk(painting, ink, last === null);
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

/** When the brush is dipped, when it has run dry, and when it is set down dry. */
function announceInk({ game, session, texts }: Painting, inkBefore: number, isSetDown: boolean): void {
  const { showText, playSound } = game.latestProps.current;
  const { ink } = session.world;
  if (ink > inkBefore) {
    showText(texts.dipped);
    playSound("water-drop");
  } else if (ink === 0 && (inkBefore > 0 || isSetDown) && !isDoubled(session.world)) {
    showText(texts.dry);
    playSound("graze");
  }
}

/** Spilt, the beauty spot painted, and nearly done: each is said once a sign. */
function announceSign(painting: Painting): void {
  const { session, game } = painting;
  const { showCaption, showText, playSound } = game.latestProps.current;
  if (!painting.hasSpoilt && session.world.spoiltCells > 0) {
    painting.hasSpoilt = true;
    showText(painting.texts.spoilt);
    playSound("splat");
  }
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
  painting.hasSpoilt = false;
  showCaption("progress");
  playSound(isGreat ? "jackpot" : "lip-print");
  setScore(session.score);
}
