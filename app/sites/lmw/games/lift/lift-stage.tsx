import { useEffect, useRef } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { openStage } from "../flow/canvas-stage.ts";
import { layTable, type Table } from "../flow/table.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { leadBeats, liftRules, type LiftWorld } from "./rules.ts";
import { makeLiftScene } from "./scene.ts";
import css from "./lift.module.css";

/** The queue on the beat: two buttons, or the arrows. */
export function LiftStage(props: PlayProps) {
  const t = useWords<Words>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = useRef<Table<LiftWorld> | null>(null);
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    const { page, setup, clock, isCalm } = given.current;
    const stage = element && openStage(element, () => {});
    if (!stage) return;
    const round = layTable(liftRules, setup);
    table.current = round;
    const { world } = round;
    const scene = makeLiftScene(
      stage,
      page.cast.map(({ picture }) => spriteOf(picture)),
      isCalm,
    );
    let told = 0;
    let beat = 0;
    let isOver = false;
    const judgements = [
      t("games.lift.judge.j0"),
      t("games.lift.judge.j1"),
      t("games.lift.judge.j2"),
      t("games.lift.judge.j3"),
    ];
    const stopFrames = clock.eachFrame((nowMs) => {
      const { say, tell, sound, score, end } = given.current;
      const isDone = round.pass(nowMs);
      for (; told < world.at; told++) {
        const guest = world.guests[told]!;
        scene.tell(guest, judgements[guest.judged] ?? "");
        score(round.score);
        if (guest.judged === 3) {
          say("miss");
          sound("card-turn");
        } else sound(guest.judged === 0 ? "capture" : "cap-snap");
        if (world.chain > 0 && world.chain % 8 === 0) {
          tell(t("games.lift.chain", { n: world.chain }));
          sound("power-up");
        }
      }
      for (; (world.beatsMs[beat] ?? Infinity) <= nowMs; beat++) sound(beat < leadBeats ? "far-bell" : "ui-tap");
      scene.draw(world, nowMs);
      if (!isDone || isOver) return;
      isOver = true;
      say("end");
      sound("door-open");
      end(round.log(), round.score);
    });
    element.dataset.ready = "";
    return () => {
      stopFrames();
      stage.stop();
    };
  }, [t]);

  return (
    <div className={css.stage}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={props.page.words.title} />
      <BoxButtons onSend={(side, momentMs) => table.current?.act(props.clock.ofEvent(momentMs), side)} />
    </div>
  );
}

function spriteOf(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}
