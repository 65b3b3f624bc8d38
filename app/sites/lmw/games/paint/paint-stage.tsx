import { useEffect, useRef } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { openStage } from "../flow/canvas-stage.ts";
import { makeSparks } from "../flow/sparks.ts";
import { layTable } from "../flow/table.ts";
import type { PlayProps } from "../play-props.ts";
import { feel } from "./feel.ts";
import { cleanSpill, coverage, doneFrom, paintEvents, paintRules, spill } from "./rules.ts";
import { makePaintScene } from "./scene.ts";
import css from "./paint.module.css";

/** The sign and the brush: by a finger, a mouse, or the arrows with the space bar. */
export function PaintStage(props: PlayProps) {
  const t = useWords<Words>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const stop = new AbortController();
    startPainting(element, given.current, stop.signal);
    return () => stop.abort();
  }, []);

  return (
    <canvas
      ref={canvas}
      className={css.canvas}
      role="img"
      aria-label={t("games.paint.board")}
      tabIndex={0}
      data-field
    />
  );
}

function startPainting(canvas: HTMLCanvasElement, props: PlayProps, signal: AbortSignal): void {
  const { page, setup, clock, isCalm, say, sound, score, end } = props;
  const stage = openStage(canvas, () => {});
  if (!stage) return;
  const table = layTable(paintRules, setup);
  const { world } = table;
  const hex = page.host.hex.toLowerCase();
  const scene = makePaintScene(canvas, stage, hex, setup.isAssisted);
  const sparks = makeSparks(isCalm);
  const keys = new Set<string>();
  const cursor = { x: 180, y: 120 };
  let hasKeys = false;
  let last: { x: number; y: number } | null = null;
  let isOver = false;
  let wasSpilt = false;
  let isNear = false;
  let frameMs = 0;

  function put(x: number, y: number): void {
    if (isOver) return;
    const from = last;
    if (from && Math.hypot(x - from.x, y - from.y) < 3) return;
    const nowMs = clock.nowMs();
    if (nowMs < world.readyMs) return;
    table.act(nowMs, from ? paintEvents.move : paintEvents.down, x, y);
    scene.stroke(from ?? { x, y }, { x, y });
    last = { x, y };
    notice();
  }
  function lift(): void {
    if (!last || isOver) return;
    last = null;
    const { sign } = world;
    table.act(clock.nowMs(), paintEvents.up);
    if (world.sign === sign) return;
    finish();
  }
  /** Spilt, and nearly done: each is said once a sign. */
  function notice(): void {
    if (!wasSpilt && spill(world) > cleanSpill * 2) {
      wasSpilt = true;
      say("spill");
      sound("splat");
    }
    if (!isNear && coverage(world) > 860) {
      isNear = true;
      say("nearly");
    }
    // Done while the brush is still down: it lifts itself, or nobody would see why nothing happens.
    if (coverage(world) >= doneFrom + 40) lift();
  }
  function finish(): void {
    const points = world.done.at(-1) ?? 0;
    const { x, y, scale } = scene.frame();
    sparks.burst(x + 180 * scale, y + 120 * scale, hex, points > 1000 ? 46 : 26, points > 1000 ? 1.5 : 1);
    sparks.word(x + 180 * scale, y - 6, `+${points}`, points > 1000 ? 34 : 24);
    scene.finish(points);
    wasSpilt = false;
    isNear = false;
    say("progress");
    sound(points > 1000 ? "jackpot" : "lip-print");
    score(table.score);
  }

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary) return;
      canvas.setPointerCapture(event.pointerId);
      hasKeys = false;
      last = null;
      sound("brush-stroke");
      const { x, y } = scene.placeOf(event.clientX, event.clientY);
      put(x, y);
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!event.isPrimary || !last) return;
      for (const each of event.getCoalescedEvents?.() ?? [event]) {
        const { x, y } = scene.placeOf(each.clientX, each.clientY);
        put(x, y);
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
    const way = (keys.has("Shift") ? feel.keySlow : feel.keySpeed) * seconds;
    cursor.x += way * (Number(keys.has("ArrowRight")) - Number(keys.has("ArrowLeft")));
    cursor.y += way * (Number(keys.has("ArrowDown")) - Number(keys.has("ArrowUp")));
    cursor.x = Math.max(0, Math.min(360, cursor.x));
    cursor.y = Math.max(0, Math.min(240, cursor.y));
    if (keys.has(" ")) put(Math.round(cursor.x), Math.round(cursor.y));
  }

  const stopFrames = clock.eachFrame((nowMs) => {
    moveByKeys(Math.min(0.05, (nowMs - frameMs) / 1000));
    frameMs = nowMs;
    if (!isOver && table.pass(nowMs)) {
      isOver = true;
      score(table.score);
      say("end");
      sound("far-bell");
      end(table.log(), table.score);
    }
    scene.draw(world, isCalm ? 0 : nowMs, hasKeys ? cursor : null);
    sparks.draw(stage.context, nowMs);
  });
  canvas.dataset.ready = "";
  signal.addEventListener("abort", () => {
    stopFrames();
    stage.stop();
  });
}
