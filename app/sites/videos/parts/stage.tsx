// The keyboard's way to a colour is the button below the picture; captions are drawn by Captions, in four languages.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/media-has-caption */
import type { MouseEvent, ReactNode, RefObject } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeFilm } from "../data.server.ts";
import { clockWords } from "../rules/clock-words.ts";
import css from "./stage.module.css";

interface StageProps {
  film: WholeFilm;
  slot: RefObject<HTMLDivElement | null>;
  /** The film was begun. */
  hasBegun: boolean;
  isAlive: boolean;
  onBegin: () => void;
  onTouch: (x: number, y: number, box: DOMRect) => void;
  children: ReactNode;
}

/** The picture: poster first, then the film; a touch on it is a touch on a colour. */
export function Stage({ film, slot, hasBegun, isAlive, onBegin, onTouch, children }: StageProps) {
  const t = useWords<Words>();
  const isUpright = film.orientation === "vertical";

  function touch(event: MouseEvent<HTMLDivElement>): void {
    if (!hasBegun) return;
    const box = event.currentTarget.getBoundingClientRect();
    onTouch(event.clientX - box.x, event.clientY - box.y, box);
  }

  return (
    <div className={css.stage} data-upright={isUpright} data-stage={isAlive ? "alive" : "still"}>
      <div ref={slot} className={css.slot} onClick={touch} data-slot />
      <div className={css.poster} data-gone={hasBegun || undefined}>
        <Picture picture={film.poster} priority fit="cover" />
      </div>
      {!hasBegun && (
        <button type="button" className={css.begin} onClick={onBegin}>
          <svg viewBox="0 0 88 88" aria-hidden="true">
            <circle cx="44" cy="44" r="42" />
            <path d="M37 29l22 15-22 15z" />
          </svg>
          <span className={classNames(role.micro, css.length)}>{clockWords(film.durationMs)}</span>
          <span className="visually-hidden">{t("player.begin", { title: film.title })}</span>
        </button>
      )}
      <noscript>
        <video className={css.plain} controls preload="none" playsInline src={film.file}>
          {film.tracks.map(({ lang, file }, i) => (
            <track key={lang} kind="captions" srcLang={lang} src={`/assets/v/${file}`} default={i === 0} />
          ))}
        </video>
      </noscript>
      {children}
    </div>
  );
}
