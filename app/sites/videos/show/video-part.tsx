"use no memo"; // Compiled it would only be heavier.
import { useEffect, useRef } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { isSlowConnection, canAutoplay } from "../parts/autoplay.ts";
import type { ShowView } from "../show-view.server.ts";
import css from "./show.module.css";

interface VideoPartProps {
  video: ShowView["videos"][string];
  fromS: number;
  untilS: number;
}

/** Part of a video, round and round and without its sound. Where motion is reduced or data is saved its poster stands. */
export function VideoPart({ video: part, fromS, untilS }: VideoPartProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !canAutoplay()) return;
    element.muted = true;
    element.src = isSlowConnection() ? part.file : part.large;
    element.currentTime = fromS;
    void element.play().catch(() => {});
    return () => element.pause();
  }, [part.file, part.large, fromS]);
  return (
    <div className={css.full} data-kind="video">
      <Picture picture={part.poster} fit="cover" className={css.cover} />
      <video
        ref={video}
        className={css.video}
        muted
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onTimeUpdate={({ currentTarget: element }) => {
          if (element.currentTime >= untilS) element.currentTime = fromS;
        }}
      />
      <p className={`${css.label} text-body`}>『{part.title}』</p>
    </div>
  );
}
