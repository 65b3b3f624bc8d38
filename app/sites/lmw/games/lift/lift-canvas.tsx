import { useEffect, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createCanvasSurface } from "../flow/canvas-surface.ts";
import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { leadBeats, liftRules, type LiftWorld } from "./rules.ts";
import { createLiftScene } from "./scene.ts";
import css from "./lift.module.css";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** The queue on the beat: two buttons, or the arrows. */
export function LiftCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const session = useRef<RoundSession<LiftWorld> | null>(null);
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    const { page, setup, clock, isMotionReduced } = latestProps.current;
    const surface = element && createCanvasSurface(element, () => {});
    if (!surface) return;
    const round = createRoundSession(liftRules, setup);
    session.current = round;
    const { world } = round;
    const scene = createLiftScene(
      surface,
      page.cast.map(({ picture }) => loadSprite(picture)),
      isMotionReduced,
    );
    let shownCount = 0;
    let beat = 0;
    let isOver = false;
    const judgements = [
      t("games.lift.judge.j0"),
      t("games.lift.judge.j1"),
      t("games.lift.judge.j2"),
      t("games.lift.judge.j3"),
    ];
    const stopFrames = clock.onFrame((nowMs) => {
      const { showCaption, showText, playSound, setScore, end } = latestProps.current;
      const isDone = round.pass(nowMs);
      for (; shownCount < world.at; shownCount++) {
        const guest = elementAt(world.guests, shownCount);
        scene.tell(guest, judgements[guest.judged] ?? "");
        setScore(round.score);
        if (guest.judged === 3) {
          showCaption("miss");
          playSound("card-turn");
        } else playSound(guest.judged === 0 ? "capture" : "cap-snap");
        if (world.chain > 0 && world.chain % 8 === 0) {
          showText(t("games.lift.chain", { n: world.chain }));
          playSound("power-up");
        }
      }
      for (; (world.beatsMs[beat] ?? Infinity) <= nowMs; beat++) playSound(beat < leadBeats ? "far-bell" : "ui-tap");
      scene.draw(world, nowMs);
      if (!isDone || isOver) return;
      isOver = true;
      showCaption("end");
      playSound("door-open");
      end(round.log(), round.score);
    });
    element.dataset.ready = "";
    return () => {
      stopFrames();
      surface.stop();
    };
  }, [t]);

  return (
    <div className={css.stage}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={props.page.words.title} />
      <BoxButtons onSend={(side, momentMs) => session.current?.act(props.clock.timeOfEvent(momentMs), side)} />
    </div>
  );
}

function loadSprite(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}
