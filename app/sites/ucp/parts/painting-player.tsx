import { type RefObject, useEffect, useRef, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { DrawablePainting } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import type { Playback } from "../scene/play-painting.ts";
import css from "./painting-player.module.css";
import { PaintingSvg } from "./painting-svg.tsx";
import { describePainting } from "./describe-painting.ts";

/** So long the finished picture stands before it begins anew by itself. */
const playDelayMs = 1100;

/** A painting by itself: finished, and stroke by stroke as it was made. Unasked it plays once. */
export function PaintingPlayer({ drawn }: { drawn: DrawablePainting }) {
  const t = useMessages<Messages>();
  const container = useRef<HTMLDivElement>(null);
  const count = drawn.strokes.length;
  const { shown, isPlaying, isReady, toggle, showUpTo } = usePlayback(drawn, container);
  return (
    <figure
      className="justify-centre stack-3"
      data-playing={isPlaying || undefined}
      data-shown={shown}
      data-ready={isReady || undefined}
    >
      <div ref={container} className={css.light}>
        <PaintingSvg drawn={drawn} label={describePainting(t, drawn)} className={css.painting} />
      </div>
      <figcaption className={css.controls}>
        <Button look="line" compact onClick={toggle}>
          {t(isPlaying ? "shared.stop" : "shared.play")}
        </Button>
        <span className={`${css.of} text-note`}>{t("shared.of", { now: shown, count })}</span>
        <input
          type="range"
          className={`${css.range} full-row`}
          min={0}
          max={count}
          value={shown}
          aria-label={t("shared.stroke")}
          onChange={({ target }) => showUpTo(Number(target.value))}
        />
      </figcaption>
    </figure>
  );
}

/** The playing of a painting in the SVG that `container` holds. */
function usePlayback(drawn: DrawablePainting, container: RefObject<HTMLElement | null>) {
  const playback = useRef<Playback | null>(null);
  const count = drawn.strokes.length;
  const [shown, setShown] = useState(count);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = async (): Promise<void> => {
      const { startPlayback } = await import("../scene/play-painting.ts");
      const canvas = container.current?.querySelector("svg");
      if (signal.aborted || !canvas) return;
      const isMotionReduced = (): boolean => preferences.isMotionReduced();
      const started = startPlayback(canvas, drawn, { isMotionReduced, onStroke: setShown, signal });
      playback.current = started;
      setIsReady(true);
      if (isMotionReduced()) return;
      await waitMs(playDelayMs, signal);
      setIsPlaying(true);
      setShown(0);
      await started.play(0);
      if (!signal.aborted) setIsPlaying(false);
    };
    start().catch(() => {
      // It stays the finished picture.
    });
    return () => {
      controller.abort();
      playback.current = null;
    };
  }, [drawn, container]);

  async function play(from: number): Promise<void> {
    if (!playback.current) return;
    setIsPlaying(true);
    setShown(from);
    await playback.current.play(from);
    setIsPlaying(false);
  }

  function toggle(): void {
    if (isPlaying) playback.current?.stop();
    else void play(shown >= count ? 0 : shown);
  }

  function showUpTo(upTo: number): void {
    playback.current?.stop();
    setShown(upTo);
    playback.current?.showUpTo(upTo);
  }

  return { shown, isPlaying, isReady, toggle, showUpTo };
}
