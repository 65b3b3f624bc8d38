import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { tuning } from "./tuning.ts";
import { LipMark } from "./lip-mark.tsx";
import { moonSize } from "./points.ts";
import { dropRules } from "./rules.ts";
import { createDropScene } from "./scene.ts";
import { clampDropX, jarWidth } from "./solver.ts";
import css from "./drop.module.css";

/** The jar: slide, let go. By keys: left, right, space. */
export function DropCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [next, setNext] = useState(0);
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const stop = new AbortController();
    const words = { saved: t("games.drop.saved") };
    startDropping(element, latestProps, setNext, words, stop.signal);
    return () => stop.abort();
  }, [t]);

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
      <p className={css.next}>
        <span>{t("games.drop.next")}</span>
        <LipMark size={next} />
      </p>
    </div>
  );
}

function startDropping(
  canvas: HTMLCanvasElement,
  latestProps: { readonly current: PlayProps },
  onNext: (size: number) => void,
  words: { saved: string },
  signal: AbortSignal,
): void {
  const { setup, clock, isMotionReduced } = latestProps.current;
  const scene = createDropScene(canvas, isMotionReduced, setup.isAssisted);
  if (!scene) return;
  const session = createRoundSession(dropRules, setup);
  const { world } = session;
  const keys = new Set<string>();
  let x = jarWidth / 512;
  let isDragging = false;
  let lastTick = 0;
  let saved = 0;
  let isOver = false;
  let isHigh = false;
  let frameMs = 0;
  onNext(world.next);

  const clampX = (wantedX: number): number => clampDropX(Math.round(wantedX) * 256, world.hangs) / 256;
  function release(): void {
    if (isOver) return;
    const nowMs = clock.nowMs();
    session.pass(nowMs);
    if (world.tick < world.readyTick) return;
    session.act(nowMs, Math.round(clampX(x)));
    latestProps.current.playSound("bubble");
    onNext(world.next);
  }

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary) return;
      canvas.setPointerCapture(event.pointerId);
      isDragging = true;
      x = clampX(scene.unitOf(event.clientX));
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (isDragging || event.pointerType === "mouse") x = clampX(scene.unitOf(event.clientX));
    },
    { signal },
  );
  canvas.addEventListener(
    "pointerup",
    () => {
      if (isDragging) release();
      isDragging = false;
    },
    { signal },
  );
  canvas.addEventListener("pointercancel", () => void (isDragging = false), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (!/^(ArrowLeft|ArrowRight|Shift| )$/.test(event.key)) return;
      if (event.key !== "Shift") event.preventDefault();
      if (event.key === " " && !event.repeat) release();
      keys.add(event.key);
    },
    { signal },
  );
  window.addEventListener("keyup", (event) => keys.delete(event.key), { signal });

  const stopFrames = clock.onFrame((nowMs) => {
    const { showCaption, showText, playSound, setScore, end } = latestProps.current;
    const seconds = Math.min(0.05, (nowMs - frameMs) / 1000);
    frameMs = nowMs;
    const direction = Number(keys.has("ArrowRight")) - Number(keys.has("ArrowLeft"));
    x = clampX(
      x +
        direction * (keys.has("Shift") ? 0.35 : 1) * tuning.keySpeed * seconds +
        (direction === 0 ? 0 : direction * 0.5),
    );
    const isDone = !isOver && session.pass(nowMs);
    const newMerges = world.merged.filter(({ tick }) => tick > lastTick);
    lastTick = world.tick;
    for (const merged of newMerges) {
      scene.merged(merged);
      playSound(merged.size >= moonSize ? "jackpot" : merged.size > 5 ? "capture" : "water-drop");
      showCaption(merged.size >= moonSize ? "moon" : "merge");
    }
    if (newMerges.length > 0) setScore(session.score);
    if (world.saved > saved) {
      saved = world.saved;
      showText(words.saved);
    }
    const isHighNow = world.balls.some(({ high }) => high > 20);
    if (isHighNow && !isHigh) showCaption("brim");
    isHigh = isHighNow;
    scene.draw(world, x, nowMs);
    if (!isDone) return;
    isOver = true;
    showCaption("end");
    playSound("far-bell");
    end(session.log(), session.score);
  });
  canvas.dataset.ready = "";
  signal.addEventListener("abort", () => {
    stopFrames();
    scene.stop();
  });
}
