import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Drawn } from "#contracts/painting.ts";
import type { Words } from "../copy/words.ts";
import type { Playback } from "../scene/play-painting.ts";
import css from "./framed.module.css";
import { PaintingSvg } from "./painting-svg.tsx";
import { tellPainting } from "./tell-painting.ts";

/** So long the finished picture stands before it begins anew by itself. */
const standsMs = 1100;

/** A painting under the lamp: finished, and stroke by stroke as it was made. By itself it plays once. */
export function Framed({ drawn }: { drawn: Drawn }) {
  const t = useWords<Words>();
  const place = useRef<HTMLDivElement>(null);
  const playback = useRef<Playback | null>(null);
  const count = drawn.strokes.length;
  const [shown, setShown] = useState(count);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isReady, setIsReady] = useState(false);

  async function play(from: number): Promise<void> {
    if (!playback.current) return;
    setIsPlaying(true);
    setShown(from);
    await playback.current.play(from);
    setIsPlaying(false);
  }

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async (): Promise<void> => {
      const { startPlayback } = await import("../scene/play-painting.ts");
      const canvas = place.current?.querySelector("svg");
      if (signal.aborted || !canvas) return;
      const own = startPlayback(canvas, drawn, {
        isStill: () => preferences.isMotionReduced(),
        onStroke: setShown,
        signal,
      });
      playback.current = own;
      setIsReady(true);
      if (preferences.isMotionReduced()) return;
      timer = setTimeout(() => {
        setIsPlaying(true);
        setShown(0);
        void own.play(0).then(() => signal.aborted || setIsPlaying(false));
      }, standsMs);
    };
    start().catch(() => {
      // It stays the finished picture.
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      playback.current = null;
    };
  }, [drawn]);

  return (
    <figure
      className={css.framed}
      data-playing={isPlaying || undefined}
      data-shown={shown}
      data-ready={isReady || undefined}
    >
      <div ref={place} className={css.lamp}>
        <PaintingSvg drawn={drawn} label={tellPainting(t, drawn)} className={css.painting} />
      </div>
      <figcaption className={css.controls}>
        <Button
          look="line"
          compact
          onClick={() => {
            if (isPlaying) playback.current?.stop();
            else void play(shown >= count ? 0 : shown);
          }}
        >
          {t(isPlaying ? "shared.stop" : "shared.play")}
        </Button>
        <span className={css.of}>{t("shared.of", { now: shown, count })}</span>
        <input
          type="range"
          className={css.range}
          min={0}
          max={count}
          value={shown}
          aria-label={t("shared.stroke")}
          onChange={({ target }) => {
            playback.current?.stop();
            const upTo = Number(target.value);
            setShown(upTo);
            playback.current?.showUpTo(upTo);
          }}
        />
      </figcaption>
    </figure>
  );
}
