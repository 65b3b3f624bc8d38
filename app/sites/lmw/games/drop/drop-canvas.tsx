import { useCallback, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import { runRound } from "../flow/run-round.ts";
import { createSpecialControl } from "../flow/special-control.ts";
import { type CanvasGame, useCanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import { announceNews, type DropTexts } from "./announce-drops.ts";
import { createDropInput } from "./drop-input.ts";
import { nothingReported, readDropNews } from "./drop-news.ts";
import { partsPerUnit } from "./jar-layout.ts";
import { LipMark } from "./lip-mark.tsx";
import { nightBegins, readNightNews } from "./night-news.ts";
import { dropRules } from "./rules.ts";
import { createDropScene } from "./scene.ts";
import { clampDropX, jarWidth } from "./solver.ts";
import { StoneMark } from "./stone-mark.tsx";
import css from "./drop.module.css";

/** The jar: slide, let go. By keys: left, right, space. */
export function DropCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const [{ next, dropsToStone }, setComing] = useState<Coming>({ next: 0, dropsToStone: 0 });
  const canvas = useCanvasGame(
    props,
    useCallback((game) => startDropping(game, setComing, listTexts(t)), [t]),
  );
  return (
    <div className={css.stage}>
      <canvas
        ref={canvas}
        className={`${css.canvas} overlay-full`}
        role="img"
        aria-label={t("games.drop.jar")}
        tabIndex={0}
        data-field
      />
      {props.setup.night >= 2 && (
        <p className={`${css.coming} text-fine`} data-next={dropsToStone === 1 || undefined}>
          <StoneMark />
          <span>{t("games.drop.toStone", { n: dropsToStone })}</span>
        </p>
      )}
      <p className={`${css.coming} ${css.next} text-fine`}>
        <span>{t("games.drop.next")}</span>
        <LipMark size={next} />
      </p>
    </div>
  );
}

/** What is still to come: the size of the next lip, and how many are let go until a stone falls. */
interface Coming {
  next: number;
  dropsToStone: number;
}

const listTexts = (t: ReturnType<typeof useMessages<Messages>>): DropTexts => ({
  saved: t("games.drop.saved"),
  missed: t("games.drop.missed"),
  crumbled: t("games.drop.crumbled"),
  stone: { left: t("games.drop.stone.left"), middle: t("games.drop.stone.middle"), right: t("games.drop.stone.right") },
  tide: { falling: t("games.drop.tide.falling"), rising: t("games.drop.tide.rising") },
});

function startDropping(game: CanvasGame, onComing: (coming: Coming) => void, texts: DropTexts): void {
  const { canvas, surface, latestProps, signal } = game;
  const { setup, clock, isMotionReduced } = latestProps.current;
  const scene = createDropScene({ canvas, surface, isMotionReduced, isAssisted: setup.isAssisted, signal });
  const session = createRoundSession(dropRules, setup);
  const { world } = session;
  let reported = nothingReported;
  let reportedNight = nightBegins;
  let frameMs = 0;
  const showComing = (): void => onComing({ next: world.next, dropsToStone: world.dropsToStone });
  showComing();

  function release(): void {
    if (session.isOver) return;
    const nowMs = clock.nowMs();
    session.pass(nowMs);
    if (world.tick < world.readyTick) return;
    session.act(nowMs, Math.round(clampX(input.x)));
    latestProps.current.playSound("bubble");
    showComing();
  }
  const clampX = (x: number): number => clampDropX(Math.round(x) * partsPerUnit, world.hangs) / partsPerUnit;
  const startX = jarWidth / partsPerUnit / 2;
  const input = createDropInput({ canvas, startX, unitOf: scene.unitOf, clampX, onRelease: release, signal });
  const onLent = (): void => {
    scene.gathered(world);
    latestProps.current.playSound("power-up");
  };
  latestProps.current.registerSpecial(createSpecialControl(dropRules, session, clock, onLent));

  const stopFrames = runRound(session, latestProps, "far-bell", (nowMs) => {
    const x = input.move(Math.min(0.05, (nowMs - frameMs) / 1000));
    frameMs = nowMs;
    const next = readDropNews(reported, world);
    const night = readNightNews(reportedNight, world);
    reported = next.reported;
    reportedNight = night.reported;
    const { merges, misses, vanishings } = next.news;
    for (const merged of merges) scene.merged(merged);
    for (const missed of misses) scene.missed(missed);
    for (const vanished of vanishings) scene.vanished(vanished);
    if (merges.length + misses.length > 0) latestProps.current.setScore(session.score);
    announceNews(latestProps.current, next.news, night.news, texts, nowMs < world.charge.untilMs);
    scene.draw(world, x, nowMs);
  });
  signal.addEventListener("abort", stopFrames);
}
