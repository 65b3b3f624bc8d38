import { useCallback, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import { runRound } from "../flow/run-round.ts";
import { type CanvasGame, useCanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import { createDropInput } from "./drop-input.ts";
import { type DropNews, nothingReported, readDropNews } from "./drop-news.ts";
import { partsPerUnit } from "./jar-layout.ts";
import { LipMark } from "./lip-mark.tsx";
import { moonSize } from "./points.ts";
import { dropRules } from "./rules.ts";
import { createDropScene } from "./scene.ts";
import { clampDropX, jarWidth } from "./solver.ts";
import css from "./drop.module.css";

/** The jar: slide, let go. By keys: left, right, space. */
export function DropCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const [next, setNext] = useState(0);
  const canvas = useCanvasGame(
    props,
    useCallback(
      (game) => startDropping(game, setNext, { saved: t("games.drop.saved"), missed: t("games.drop.missed") }),
      [t],
    ),
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
      <p className={`${css.next} text-fine`}>
        <span>{t("games.drop.next")}</span>
        <LipMark size={next} />
      </p>
    </div>
  );
}

/** What is said of a round besides its captions. */
interface DropTexts {
  saved: string;
  missed: string;
}

function startDropping(game: CanvasGame, onNext: (size: number) => void, texts: DropTexts): void {
  const { canvas, surface, latestProps, signal } = game;
  const { setup, clock, isMotionReduced } = latestProps.current;
  const scene = createDropScene({ canvas, surface, isMotionReduced, isAssisted: setup.isAssisted, signal });
  const session = createRoundSession(dropRules, setup);
  const { world } = session;
  let reported = nothingReported;
  let frameMs = 0;
  onNext(world.next);

  function release(): void {
    if (session.isOver) return;
    const nowMs = clock.nowMs();
    session.pass(nowMs);
    if (world.tick < world.readyTick) return;
    session.act(nowMs, Math.round(clampX(input.x)));
    latestProps.current.playSound("bubble");
    onNext(world.next);
  }
  const clampX = (x: number): number => clampDropX(Math.round(x) * partsPerUnit, world.hangs) / partsPerUnit;
  const startX = jarWidth / partsPerUnit / 2;
  const input = createDropInput({ canvas, startX, unitOf: scene.unitOf, clampX, onRelease: release, signal });

  const stopFrames = runRound(session, latestProps, "far-bell", (nowMs) => {
    const x = input.move(Math.min(0.05, (nowMs - frameMs) / 1000));
    frameMs = nowMs;
    const next = readDropNews(reported, world);
    reported = next.reported;
    for (const merged of next.news.merges) scene.merged(merged);
    for (const missed of next.news.misses) scene.missed(missed);
    if (next.news.merges.length + next.news.misses.length > 0) latestProps.current.setScore(session.score);
    announceNews(latestProps.current, next.news, texts);
    scene.draw(world, x, nowMs);
  });
  signal.addEventListener("abort", stopFrames);
}

function announceNews({ showCaption, showText, playSound }: PlayProps, news: DropNews, texts: DropTexts): void {
  if (news.misses.length > 0) showText(texts.missed);
  for (const { size } of news.merges) {
    playSound(size >= moonSize ? "jackpot" : size > 5 ? "capture" : "water-drop");
    showCaption(size >= moonSize ? "moon" : "merge");
  }
  if (news.wasSaved) showText(texts.saved);
  if (news.isBrimReached) showCaption("brim");
}
