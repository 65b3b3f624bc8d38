import { useEffect, useRef, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import type { PlayProps } from "../play-props.ts";
import { feel } from "./feel.ts";
import { LipMark } from "./lip-mark.tsx";
import { moonSize } from "./points.ts";
import { dropRules } from "./rules.ts";
import { openDropScene } from "./scene.ts";
import { dropX, jarWidth } from "./solver.ts";
import css from "./drop.module.css";

/** The jar: slide, let go. By keys: left, right, space. */
export function DropStage(props: PlayProps) {
  const t = useWords<Words>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [next, setNext] = useState(0);
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const stop = new AbortController();
    const words = { saved: t("games.drop.saved") };
    startDropping(element, given, setNext, words, stop.signal);
    return () => stop.abort();
  }, [t]);

  return (
    <div className={css.stage}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={t("games.drop.jar")} tabIndex={0} data-field />
      <p className={css.next}>
        <span>{t("games.drop.next")}</span>
        <LipMark size={next} />
      </p>
    </div>
  );
}

function startDropping(
  canvas: HTMLCanvasElement,
  given: { readonly current: PlayProps },
  onNext: (size: number) => void,
  words: { saved: string },
  signal: AbortSignal,
): void {
  const { setup, clock, isCalm } = given.current;
  const scene = openDropScene(canvas, isCalm, setup.isAssisted);
  if (!scene) return;
  const table = layTable(dropRules, setup);
  const { world } = table;
  const keys = new Set<string>();
  let x = jarWidth / 512;
  let holds = false;
  let told = 0;
  let saved = 0;
  let isOver = false;
  let isHigh = false;
  let frameMs = 0;
  onNext(world.next);

  const held = (wish: number): number => dropX(Math.round(wish) * 256, world.hangs) / 256;
  function letGo(): void {
    if (isOver) return;
    const nowMs = clock.nowMs();
    table.pass(nowMs);
    if (world.tick < world.readyTick) return;
    table.act(nowMs, Math.round(held(x)));
    given.current.sound("bubble");
    onNext(world.next);
  }

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary) return;
      canvas.setPointerCapture(event.pointerId);
      holds = true;
      x = held(scene.unitOf(event.clientX));
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (holds || event.pointerType === "mouse") x = held(scene.unitOf(event.clientX));
    },
    { signal },
  );
  canvas.addEventListener(
    "pointerup",
    () => {
      if (holds) letGo();
      holds = false;
    },
    { signal },
  );
  canvas.addEventListener("pointercancel", () => void (holds = false), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (!/^(ArrowLeft|ArrowRight|Shift| )$/.test(event.key)) return;
      if (event.key !== "Shift") event.preventDefault();
      if (event.key === " " && !event.repeat) letGo();
      keys.add(event.key);
    },
    { signal },
  );
  window.addEventListener("keyup", (event) => keys.delete(event.key), { signal });

  const stopFrames = clock.eachFrame((nowMs) => {
    const { say, tell, sound, score, end } = given.current;
    const seconds = Math.min(0.05, (nowMs - frameMs) / 1000);
    frameMs = nowMs;
    const way = Number(keys.has("ArrowRight")) - Number(keys.has("ArrowLeft"));
    x = held(x + way * (keys.has("Shift") ? 0.35 : 1) * feel.keySpeed * seconds + (way === 0 ? 0 : way * 0.5));
    const isDone = !isOver && table.pass(nowMs);
    const fresh = world.merged.filter(({ tick }) => tick > told);
    told = world.tick;
    for (const merged of fresh) {
      scene.merged(merged);
      sound(merged.size >= moonSize ? "jackpot" : merged.size > 5 ? "capture" : "water-drop");
      say(merged.size >= moonSize ? "moon" : "merge");
    }
    if (fresh.length > 0) score(table.score);
    if (world.saved > saved) {
      saved = world.saved;
      tell(words.saved);
    }
    const isHighNow = world.balls.some(({ high }) => high > 20);
    if (isHighNow && !isHigh) say("brim");
    isHigh = isHighNow;
    scene.draw(world, x, nowMs);
    if (!isDone) return;
    isOver = true;
    say("end");
    sound("far-bell");
    end(table.log(), table.score);
  });
  canvas.dataset.ready = "";
  signal.addEventListener("abort", () => {
    stopFrames();
    scene.stop();
  });
}
