import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useMusicMute } from "#app/kits/sound/use-sound.ts";
import { SoundOffIcon } from "#app/kits/ui/icons/sound-off.tsx";
import { SoundOnIcon } from "#app/kits/ui/icons/sound-on.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoPreview, View } from "../data.server.ts";
import { canAutoplay } from "./autoplay.ts";
import css from "./feed.module.css";

/** The upright videos one under the other. The one in sight runs without a sound; a tap turns its sound on. */
export function Feed({ page }: { page: View<"feed"> }) {
  const t = useMessages<Messages>();
  const [now, setNow] = useState<string | null>(null);
  const [isUnmuted, setIsUnmuted] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useMusicMute(isUnmuted && now !== null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setNow((target as HTMLElement).dataset.short ?? null);
      },
      { threshold: 0.6 },
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={css.page} data-feed={now ?? "none"}>
      <h1 className="visually-hidden">{t("feed.title")}</h1>
      <ol ref={list} className={css.list}>
        {page.films.map((videoItem, i) => (
          <li key={videoItem.id} className={`${css.item} frame veil`} data-short={videoItem.id}>
            <ShortVideo
              videoItem={videoItem}
              isNow={videoItem.id === now}
              isUnmuted={isUnmuted}
              onUnmute={setIsUnmuted}
              isFirst={i === 0}
            />
          </li>
        ))}
      </ol>
      <Link to="/channel" className={`${css.back} target-inline text-body text-underlined`}>
        {t("feed.back")}
      </Link>
    </div>
  );
}

interface ShortVideoProps {
  videoItem: VideoPreview;
  isNow: boolean;
  isUnmuted: boolean;
  onUnmute: (isUnmuted: boolean) => void;
  isFirst: boolean;
}

function ShortVideo({ videoItem, isNow, isUnmuted, onUnmute, isFirst }: ShortVideoProps) {
  const t = useMessages<Messages>();
  const { video, toggle } = useShortPlayback({ file: videoItem.file, isNow, isUnmuted });
  const [isRunning, setIsRunning] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const caption = videoItem.captions.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);

  return (
    <>
      <Picture picture={videoItem.poster} fit="cover" priority={isFirst} />
      <video
        ref={video}
        className={`${css.video} overlay-full`}
        muted
        loop
        playsInline
        preload="none"
        data-running={isRunning || undefined}
        onPlay={() => setIsRunning(true)}
        onPause={() => setIsRunning(false)}
        onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1_000)}
      />
      <button type="button" className={`${css.toggle} overlay`} onClick={toggle}>
        <span className="visually-hidden">
          {isRunning ? t("player.pause") : t("player.play")}：{videoItem.title}
        </span>
      </button>
      <div className={`${css.words} stack-2`}>
        <p className={`${css.caption} text-service`}>{isRunning && caption && <span>{caption.words}</span>}</p>
        <h2 className={`${role.display} text-title`}>{videoItem.title}</h2>
        <div className={`${css.actions} between flex`}>
          <Link to={`/channel?v=${videoItem.id}`} className="target-inline text-underlined">
            {t("feed.whole")}
          </Link>
          <button
            type="button"
            className="line-2 target-line"
            aria-pressed={isUnmuted}
            onClick={() => onUnmute(!isUnmuted)}
          >
            {isUnmuted ? <SoundOnIcon /> : <SoundOffIcon />}
            <span>{isUnmuted ? t("feed.mute") : t("feed.hear")}</span>
          </button>
        </div>
      </div>
    </>
  );
}

/** Runs a video while it is the one in sight; `toggle` lets it run or stand by hand. */
function useShortPlayback({ file, isNow, isUnmuted }: { file: string; isNow: boolean; isUnmuted: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isNow) return element.pause();
    element.muted = !isUnmuted;
    if (isUnmuted || canAutoplay()) play(element, file);
  }, [isNow, isUnmuted, file]);

  function toggle(): void {
    if (video.current?.paused) play(video.current, file);
    else video.current?.pause();
  }
  return { video, toggle };
}

function play(element: HTMLVideoElement, file: string): void {
  element.src ||= file;
  void element.play().catch(() => {});
}
