import { useEffect, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createCanvasSurface } from "../flow/canvas-surface.ts";
import { createSparks } from "../flow/sparks.ts";
import { createRoundSession } from "../flow/round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { tuning } from "./tuning.ts";
import { maxCleanSpill, getCoverage, doneThreshold, paintEvents, paintRules, getSpill } from "./rules.ts";
import { createPaintScene } from "./scene.ts";
import css from "./paint.module.css";

/** The sign and the brush: by a finger, a mouse, or the arrows with the space bar. */
export function PaintCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const stop = new AbortController();
    startPainting(element, latestProps.current, stop.signal);
    return () => stop.abort();
  }, []);

  return (
    <canvas
      ref={canvas}
      className={`${css.canvas} overlay-full`}
      role="img"
      aria-label={t("games.paint.board")}
      tabIndex={0}
      data-field
    />
  );
}

function startPainting(canvas: HTMLCanvasElement, props: PlayProps, signal: AbortSignal): void {
  const { page, setup, clock, isMotionReduced, showCaption, playSound, setScore, end } = props;
  const surface = createCanvasSurface(canvas, () => {});
  if (!surface) return;
  const session = createRoundSession(paintRules, setup);
  const { world } = session;
  const hex = page.host.hex.toLowerCase();
  const scene = createPaintScene(canvas, surface, hex, setup.isAssisted);
  const sparks = createSparks(isMotionReduced);
  const keys = new Set<string>();
  const cursor = { x: 180, y: 120 };
  let hasKeys = false;
  let last: { x: number; y: number } | null = null;
  let isOver = false;
  let hasSpilled = false;
  let isNear = false;
  let frameMs = 0;

  function paintTo(x: number, y: number): void {
    if (isOver) return;
    const from = last;
    if (from && Math.hypot(x - from.x, y - from.y) < 3) return;
    const nowMs = clock.nowMs();
    if (nowMs < world.readyMs) return;
    session.act(nowMs, from ? paintEvents.move : paintEvents.down, x, y);
    scene.stroke(from ?? { x, y }, { x, y });
    last = { x, y };
    checkSign();
  }
  function lift(): void {
    if (!last || isOver) return;
    last = null;
    const { sign } = world;
    session.act(clock.nowMs(), paintEvents.up);
    if (world.sign === sign) return;
    finish();
  }
  /** Spilt, and nearly done: each is said once a sign. */
  function checkSign(): void {
    if (!hasSpilled && getSpill(world) > maxCleanSpill * 2) {
      hasSpilled = true;
      showCaption("spill");
      playSound("splat");
    }
    if (!isNear && getCoverage(world) > 860) {
      isNear = true;
      showCaption("nearly");
    }
    // Done while the brush is still down: it lifts itself, or nobody would see why nothing happens.
    if (getCoverage(world) >= doneThreshold + 40) lift();
  }
  function finish(): void {
    const points = world.done.at(-1) ?? 0;
    const { x, y, scale } = scene.frame();
    sparks.burst(x + 180 * scale, y + 120 * scale, hex, points > 1000 ? 46 : 26, points > 1000 ? 1.5 : 1);
    sparks.word(x + 180 * scale, y - 6, `+${points}`, points > 1000 ? 34 : 24);
    scene.finish(points);
    hasSpilled = false;
    isNear = false;
    showCaption("progress");
    playSound(points > 1000 ? "jackpot" : "lip-print");
    setScore(session.score);
  }

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary) return;
      canvas.setPointerCapture(event.pointerId);
      hasKeys = false;
      last = null;
      playSound("brush-stroke");
      const { x, y } = scene.toSignPosition(event.clientX, event.clientY);
      paintTo(x, y);
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!event.isPrimary || !last) return;
      for (const each of event.getCoalescedEvents?.() ?? [event]) {
        const { x, y } = scene.toSignPosition(each.clientX, each.clientY);
        paintTo(x, y);
      }
    },
    { signal },
  );
  for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, lift, { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (!/^(Arrow|Shift| )/.test(event.key)) return;
      if (event.key !== "Shift") event.preventDefault();
      hasKeys = true;
      keys.add(event.key);
    },
    { signal },
  );
  window.addEventListener(
    "keyup",
    (event) => {
      keys.delete(event.key);
      if (event.key === " ") lift();
    },
    { signal },
  );

  function moveByKeys(seconds: number): void {
    if (!hasKeys) return;
    const distance = (keys.has("Shift") ? tuning.keySlow : tuning.keySpeed) * seconds;
    cursor.x += distance * (Number(keys.has("ArrowRight")) - Number(keys.has("ArrowLeft")));
    cursor.y += distance * (Number(keys.has("ArrowDown")) - Number(keys.has("ArrowUp")));
    cursor.x = Math.max(0, Math.min(360, cursor.x));
    cursor.y = Math.max(0, Math.min(240, cursor.y));
    if (keys.has(" ")) paintTo(Math.round(cursor.x), Math.round(cursor.y));
  }

  const stopFrames = clock.onFrame((nowMs) => {
    moveByKeys(Math.min(0.05, (nowMs - frameMs) / 1000));
    frameMs = nowMs;
    if (!isOver && session.pass(nowMs)) {
      isOver = true;
      setScore(session.score);
      showCaption("end");
      playSound("far-bell");
      end(session.log(), session.score);
    }
    scene.draw(world, isMotionReduced ? 0 : nowMs, hasKeys ? cursor : null);
    sparks.draw(surface.context, nowMs);
  });
  canvas.dataset.ready = "";
  signal.addEventListener("abort", () => {
    stopFrames();
    surface.stop();
  });
}
