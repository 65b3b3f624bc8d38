import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useHush } from "#app/kits/sound/use-sound.ts";
import { SoundOffIcon } from "#app/kits/ui/icons/sound-off.tsx";
import { SoundOnIcon } from "#app/kits/ui/icons/sound-on.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Preview, View } from "../data.server.ts";
import { mayMoveByItself } from "./may-move.ts";
import css from "./feed.module.css";

/** The upright films one under the other. The one in sight runs without a sound; a tap gives it its voice. */
export function Feed({ page }: { page: View<"feed"> }) {
  const t = useWords<Words>();
  const [now, setNow] = useState<string | null>(null);
  const [isHeard, setIsHeard] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useHush(isHeard && now !== null);

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setNow((target as HTMLElement).dataset.short ?? null);
      },
      { threshold: 0.6 },
    );
    for (const item of list.current?.children ?? []) watch.observe(item);
    return () => watch.disconnect();
  }, []);

  return (
    <div className={css.room} data-feed={now ?? "none"}>
      <h1 className="visually-hidden">{t("feed.title")}</h1>
      <ol ref={list} className={css.list}>
        {page.films.map((film, i) => (
          <li key={film.id} className={css.item} data-short={film.id}>
            <Short film={film} isNow={film.id === now} isHeard={isHeard} onHear={setIsHeard} isFirst={i === 0} />
          </li>
        ))}
      </ol>
      <Link to="/channel" className={css.back}>
        {t("feed.back")}
      </Link>
    </div>
  );
}

interface ShortProps {
  film: Preview;
  isNow: boolean;
  isHeard: boolean;
  onHear: (isHeard: boolean) => void;
  isFirst: boolean;
}

function Short({ film, isNow, isHeard, onHear, isFirst }: ShortProps) {
  const t = useWords<Words>();
  const video = useRef<HTMLVideoElement>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const caption = film.captions.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isNow) return element.pause();
    element.muted = !isHeard;
    if (!isHeard && !mayMoveByItself()) return;
    element.src ||= film.file;
    void element.play().catch(() => {});
  }, [isNow, isHeard, film.file]);

  function toggle(): void {
    const element = video.current;
    if (!element) return;
    element.src ||= film.file;
    if (element.paused) void element.play().catch(() => {});
    else element.pause();
  }

  return (
    <>
      <Picture picture={film.poster} fit="cover" priority={isFirst} />
      <video
        ref={video}
        className={css.video}
        muted
        loop
        playsInline
        preload="none"
        data-running={isRunning || undefined}
        onPlay={() => setIsRunning(true)}
        onPause={() => setIsRunning(false)}
        onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1_000)}
      />
      <button type="button" className={css.toggle} onClick={toggle}>
        <span className="visually-hidden">
          {isRunning ? t("player.pause") : t("player.play")}：{film.title}
        </span>
      </button>
      <div className={css.words}>
        <p className={css.caption}>{isRunning && caption && <span>{caption.words}</span>}</p>
        <h2 className={`${role.display} ${css.title}`}>{film.title}</h2>
        <div className={css.ways}>
          <Link to={`/channel?v=${film.id}`} className={css.way}>
            {t("feed.whole")}
          </Link>
          <button type="button" className={css.sound} aria-pressed={isHeard} onClick={() => onHear(!isHeard)}>
            {isHeard ? <SoundOnIcon /> : <SoundOffIcon />}
            <span>{isHeard ? t("feed.mute") : t("feed.hear")}</span>
          </button>
        </div>
      </div>
    </>
  );
}
