import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import { runRound } from "../flow/run-round.ts";
import { createSpecialControl } from "../flow/special-control.ts";
import type { CanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import type { BoxSides } from "./box-sides.ts";
import { createLiftMonitor, type JudgedGuest } from "./lift-monitor.ts";
import { loadImage } from "./lobby-pictures.ts";
import { leadBeats, liftRules, type LiftWorld } from "./rules.ts";
import { createLiftScene } from "./scene.ts";

type Words = ReturnType<typeof useMessages<Messages>>;

/** Plays a round on the beat on its canvas; `onSides` hears which way the boxes go as soon as that changes. */
export function startLift(
  { surface, latestProps, signal }: CanvasGame,
  t: Words,
  onSides: (sides: BoxSides) => void,
): RoundSession<LiftWorld> {
  const { page, setup, clock, isMotionReduced } = latestProps.current;
  const session = createRoundSession(liftRules, setup);
  const { world } = session;
  const sprites = page.cast.map(({ picture }) => loadImage(picture));
  const host = page.cast.findIndex(({ id }) => id === page.host.id);
  const scene = createLiftScene({ surface, sprites, host, isMotionReduced });
  const monitor = createLiftMonitor();
  let areTurned = false;
  let beat = 0;
  const stopFrames = runRound(session, latestProps, "door-open", (nowMs) => {
    const { judged, isStayNext, sides } = monitor.see(world, nowMs);
    for (const one of judged) {
      scene.showText(one.guest, getVerdict(t, one));
      latestProps.current.setScore(session.score);
      announceJudgement(latestProps.current, one, world.chain, t);
    }
    if (isStayNext) latestProps.current.showText(t("games.lift.stayNext"));
    if (sides) {
      announceSides(latestProps.current, sides, areTurned, t);
      areTurned = sides.areTurned;
      onSides(sides);
    }
    for (; (world.beatsMs[beat] ?? Infinity) <= nowMs; beat++)
      latestProps.current.playSound(beat < leadBeats ? "far-bell" : "ui-tap");
    scene.draw(world, nowMs);
  });
  signal.addEventListener("abort", stopFrames);
  latestProps.current.registerSpecial(
    createSpecialControl(liftRules, session, clock, () => {
      monitor.lead(world);
      latestProps.current.playSound("power-up");
    }),
  );
  return session;
}

/** What became of a guest, in a word. */
function getVerdict(t: Words, { guest: { judged, stays }, isLed }: JudgedGuest): string {
  if (stays) return judged === 3 ? t("games.lift.verdicts.sent") : t("games.lift.verdicts.stayed");
  if (isLed) return t("games.lift.verdicts.led");
  const words = [
    t("games.lift.verdicts.j0"),
    t("games.lift.verdicts.j1"),
    t("games.lift.verdicts.j2"),
    t("games.lift.verdicts.j3"),
  ];
  return words[judged] ?? "";
}

function announceJudgement(
  { showCaption, showText, playSound }: PlayProps,
  { guest: { judged, stays }, isLed }: JudgedGuest,
  chain: number,
  t: Words,
): void {
  if (judged === 3) {
    if (stays) showText(t("games.lift.sentStaying"));
    else showCaption("miss");
    playSound("card-turn");
  } else if (stays) playSound("purr");
  else playSound(judged === 0 && !isLed ? "capture" : "cap-snap");
  if (chain > 0 && chain % 8 === 0) {
    showText(t("games.lift.chain", { n: chain }));
    playSound("power-up");
  }
}

/** A bell for a change that is coming, a door for one that is done, each with its words. */
function announceSides(
  { showText, playSound }: PlayProps,
  { areTurned, isComing }: BoxSides,
  wereTurned: boolean,
  t: Words,
): void {
  if (areTurned !== wereTurned) {
    showText(areTurned ? t("games.lift.turned") : t("games.lift.turnedBack"));
    playSound("door-open");
  }
  if (!isComing) return;
  showText(t("games.lift.coming"));
  playSound("far-bell");
}
