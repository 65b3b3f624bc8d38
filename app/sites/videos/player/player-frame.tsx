// The keyboard's way to a colour is the button below the picture; captions are drawn by Captions, in four languages.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/media-has-caption */
import type { MouseEvent, ReactNode, RefObject } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import { formatTime } from "../rules/time-text.ts";
import css from "./player-frame.module.css";

interface PlayerFrameProps {
  videoDetail: VideoDetail;
  slot: RefObject<HTMLDivElement | null>;
  /** The video was begun. */
  hasStarted: boolean;
  isHydrated: boolean;
  onStart: () => void;
  onTouch: (x: number, y: number, box: DOMRect) => void;
  children: ReactNode;
}

/** The picture: poster first, then the video; a touch on it is a touch on a colour. */
export function PlayerFrame({
  videoDetail,
  slot,
  hasStarted,
  isHydrated,
  onStart,
  onTouch,
  children,
}: PlayerFrameProps) {
  const t = useMessages<Messages>();
  const isPortrait = videoDetail.orientation === "vertical";

  function touch(event: MouseEvent<HTMLDivElement>): void {
    if (!hasStarted) return;
    const box = event.currentTarget.getBoundingClientRect();
    onTouch(event.clientX - box.x, event.clientY - box.y, box);
  }

  return (
    <div className={css.stage} data-upright={isPortrait} data-stage={isHydrated ? "alive" : "still"}>
      <div ref={slot} className={css.slot} onClick={touch} data-slot />
      <div className={css.poster} data-started={hasStarted || undefined}>
        <Picture picture={videoDetail.poster} priority fit="cover" />
      </div>
      {!hasStarted && (
        <button type="button" className={`${css.begin} overlay stack-2 text-bright`} onClick={onStart}>
          <svg viewBox="0 0 88 88" aria-hidden="true">
            <circle cx="44" cy="44" r="42" />
            <path d="M37 29l22 15-22 15z" />
          </svg>
          <span className={classNames(role.micro, css.length)}>{formatTime(videoDetail.durationMs)}</span>
          <span className="visually-hidden">{t("player.begin", { title: videoDetail.title })}</span>
        </button>
      )}
      <noscript>
        <video className={css.plain} controls preload="none" playsInline src={videoDetail.file}>
          {videoDetail.tracks.map(({ lang, file }, i) => (
            <track key={lang} kind="captions" srcLang={lang} src={`/assets/v/${file}`} default={i === 0} />
          ))}
        </video>
      </noscript>
      {children}
    </div>
  );
}
