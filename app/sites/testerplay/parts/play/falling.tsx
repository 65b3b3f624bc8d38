import { useEffect, useEffectEvent, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useLanguage, useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { PlayPage } from "../../data.server.ts";
import { fall } from "../../feel.ts";
import type { Stroke } from "../../rules/footprint.ts";
import { placeNames } from "../../rules/place-names.ts";
import { startPuffs } from "../../scene/puffs.ts";
import { Names } from "../figure/names.tsx";
import css from "./board-room.module.css";

interface FallingProps {
  strokes: readonly Stroke[];
  shades: PlayPage["shades"];
  /** They have come to rest. */
  isOver: boolean;
  onOver: () => void;
}

/** The moment of the play: the hidden names come down, each onto its stroke, and throw up a little powder. */
export function Falling({ strokes, shades, isOver, onOver }: FallingProps) {
  const t = useWords<Words>();
  const powder = useRef<HTMLCanvasElement>(null);
  const isThai = useLanguage() === "th";
  const names = strokes.map(({ shade }) => shades[shade]?.name ?? "");
  const over = useEffectEvent(onOver);

  const begin = useEffectEvent((signal: AbortSignal): number => {
    if (preferences.isMotionReduced()) return fall.still + fall.betweenMs * strokes.length;
    const lands = strokes.map((_, i) => 300 + fall.betweenMs * i + fall.flightMs * 0.8);
    const letters = isThai ? 1 : Math.max(...names.map((name) => [...name].length));
    const places = placeNames(strokes);
    const puffs = strokes.map(({ shade }, i) => ({
      x: (places[i]?.column ?? 20) / 40,
      y: (places[i]?.row ?? 20) / 40,
      hex: shades[shade]?.hex ?? "#f3ebe6",
      afterMs: lands[i] ?? 0,
    }));
    if (powder.current) startPuffs(powder.current, puffs, signal);
    return (lands.at(-1) ?? 0) + letters * fall.letterMs + fall.restMs;
  });

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => over(), begin(leaving.signal));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  const told = names.map((name, i) => t("fall.one", { place: i + 1, name })).join(" ");
  return (
    <>
      <Names strokes={strokes} names={names} isFalling />
      <canvas ref={powder} className={css.powder} aria-hidden="true" />
      <p role="status" className="visually-hidden">
        {t("fall.told", { names: told })}
      </p>
      {!isOver && (
        <button type="button" className={css.skip} onClick={onOver}>
          {t("fall.skip")}
        </button>
      )}
    </>
  );
}
