import { useEffect, useEffectEvent, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useLanguage, useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { fall } from "../../tuning.ts";
import type { Stroke } from "../../rules/tester-result.ts";
import { placeNames } from "../../rules/place-names.ts";
import { startPuffs } from "../../scene/puffs.ts";
import { Names } from "../figure/names.tsx";
import css from "./board-view.module.css";

interface FallingNamesProps {
  strokes: readonly Stroke[];
  shades: PlayPage["shades"];
  /** They have come to rest. */
  isOver: boolean;
  onOver: () => void;
}

/** The moment of the play: the hidden names come down, each onto its stroke, and throw up a little powder. */
export function FallingNames({ strokes, shades, isOver, onOver }: FallingNamesProps) {
  const t = useMessages<Messages>();
  const powder = useRef<HTMLCanvasElement>(null);
  const isThai = useLanguage() === "th";
  const names = strokes.map(({ shade }) => shades[shade]?.name ?? "");
  const finish = useEffectEvent(onOver);

  const begin = useEffectEvent((signal: AbortSignal): number => {
    if (preferences.isMotionReduced()) return fall.still + fall.betweenMs * strokes.length;
    const landingMs = strokes.map((_, i) => 300 + fall.betweenMs * i + fall.flightMs * 0.8);
    const letters = isThai ? 1 : Math.max(...names.map((name) => [...name].length));
    const positions = placeNames(strokes);
    const puffs = strokes.map(({ shade }, i) => ({
      x: (positions[i]?.column ?? 20) / 40,
      y: (positions[i]?.row ?? 20) / 40,
      hex: shades[shade]?.hex ?? "#f3ebe6",
      afterMs: landingMs[i] ?? 0,
    }));
    if (powder.current) startPuffs(powder.current, puffs, signal);
    return (landingMs.at(-1) ?? 0) + letters * fall.letterMs + fall.restMs;
  });

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => finish(), begin(controller.signal));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);

  const announcement = names.map((name, i) => t("fall.one", { place: i + 1, name })).join(" ");
  return (
    <>
      <Names strokes={strokes} names={names} isFalling />
      <canvas ref={powder} className={`${css.powder} overlay`} aria-hidden="true" />
      <p role="status" className="visually-hidden">
        {t("fall.announcement", { names: announcement })}
      </p>
      {!isOver && (
        <button type="button" className={`${css.skip} boxed on-ink text-bright text-fine`} onClick={onOver}>
          {t("fall.skip")}
        </button>
      )}
    </>
  );
}
