import { useEffect, useRef, useState } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoPreview } from "../data.server.ts";
import { isSlowConnection, canAutoplay } from "../parts/autoplay.ts";
import css from "./silent-loop.module.css";

/** Twenty seconds of a video, from after its opening. */
const fromS = 2;
const lengthS = 20;

/** Twenty seconds that run round without a sound. Where motion is reduced or data is saved the poster stays, and a tap begins. */
export function SilentLoop({ loop }: { loop: VideoPreview }) {
  const t = useMessages<Messages>();
  const video = useRef<HTMLVideoElement>(null);
  const [isRunning, setIsRunning] = useState(false);

  function begin(): void {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    if (!element.src) {
      // In the small size a cross-fade in the dark falls into squares.
      element.src = isSlowConnection() ? loop.file : loop.large;
      element.currentTime = fromS;
    }
    void element.play().catch(() => {});
  }

  useEffect(() => {
    const element = video.current;
    if (!element || !canAutoplay()) return;
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? begin() : element.pause()));
    observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loop.file]);

  return (
    <div className={`${css.loop} overlay`} data-loop={isRunning ? "runs" : "still"}>
      <Picture picture={loop.poster} fit="cover" priority />
      <video
        ref={video}
        className={`${css.video} overlay-full`}
        muted
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlay={() => setIsRunning(true)}
        onPause={() => setIsRunning(false)}
        onTimeUpdate={({ currentTarget: element }) => {
          if (element.currentTime >= fromS + lengthS) element.currentTime = fromS;
        }}
        onEnded={begin}
      />
      <button
        type="button"
        className={`${css.toggle} line-2 text-body`}
        onClick={() => (isRunning ? video.current?.pause() : begin())}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d={isRunning ? "M5 3v12M13 3v12" : "M5 3l10 6-10 6z"} />
        </svg>
        <span>{isRunning ? t("loop.stop") : t("loop.start")}</span>
      </button>
    </div>
  );
}
