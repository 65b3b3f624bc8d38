import { useCallback, useRef } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import { runRound } from "../flow/run-round.ts";
import { type CanvasGame, useCanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { loadImage } from "./lobby-pictures.ts";
import { type Guest, leadBeats, liftRules, type LiftWorld } from "./rules.ts";
import { createLiftScene } from "./scene.ts";
import css from "./lift.module.css";

/** The queue on the beat: two buttons, or the arrows. */
export function LiftCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const session = useRef<RoundSession<LiftWorld> | null>(null);
  const canvas = useCanvasGame(
    props,
    useCallback(
      (game) => {
        session.current = startLift(game, {
          judgements: [
            t("games.lift.verdicts.j0"),
            t("games.lift.verdicts.j1"),
            t("games.lift.verdicts.j2"),
            t("games.lift.verdicts.j3"),
          ],
          chain: (n) => t("games.lift.chain", { n }),
        });
      },
      [t],
    ),
  );
  return (
    <div className={css.stage}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={props.page.words.title} />
      <BoxButtons onSend={(side, momentMs) => session.current?.act(props.clock.timeOfEvent(momentMs), side)} />
    </div>
  );
}

interface LiftWords {
  /** By how near the beat a press was. */
  judgements: readonly string[];
  chain: (count: number) => string;
}

function startLift({ surface, latestProps, signal }: CanvasGame, words: LiftWords): RoundSession<LiftWorld> {
  const { page, setup, isMotionReduced } = latestProps.current;
  const session = createRoundSession(liftRules, setup);
  const { world } = session;
  const sprites = page.cast.map(({ picture }) => loadImage(picture));
  const scene = createLiftScene({ surface, sprites, isMotionReduced });
  let shownCount = 0;
  let beat = 0;
  const stopFrames = runRound(session, latestProps, "door-open", (nowMs) => {
    for (; shownCount < world.at; shownCount++) {
      const guest = elementAt(world.guests, shownCount);
      scene.showText(guest, words.judgements[guest.judged] ?? "");
      latestProps.current.setScore(session.score);
      announceJudgement(latestProps.current, guest, world.chain, words);
    }
    for (; (world.beatsMs[beat] ?? Infinity) <= nowMs; beat++)
      latestProps.current.playSound(beat < leadBeats ? "far-bell" : "ui-tap");
    scene.draw(world, nowMs);
  });
  signal.addEventListener("abort", stopFrames);
  return session;
}

function announceJudgement(
  { showCaption, showText, playSound }: PlayProps,
  { judged }: Guest,
  chain: number,
  words: LiftWords,
): void {
  if (judged === 3) {
    showCaption("miss");
    playSound("card-turn");
  } else playSound(judged === 0 ? "capture" : "cap-snap");
  if (chain > 0 && chain % 8 === 0) {
    showText(words.chain(chain));
    playSound("power-up");
  }
}
