import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeFilm } from "../data.server.ts";
import type { DeskState, FilmDesk } from "../player/film-desk.ts";
import { clockWords } from "../rules/clock-words.ts";
import { type CaptionLanguage, nextCaption, useCaptionWords } from "./captions.tsx";
import css from "./controls.module.css";

const rates = [1, 1.5, 0.5, 0.75] as const;

interface ControlsProps {
  film: WholeFilm;
  desk: FilmDesk | null;
  state: DeskState;
  lang: CaptionLanguage;
  onLang: (lang: CaptionLanguage) => void;
}

/** Play, the way through the film with its chapters, captions, speed. */
export function Controls({ film, desk, state, lang, onLang }: ControlsProps) {
  const t = useWords<Words>();
  const captionWords = useCaptionWords(lang);
  const { isPlaying, atMs, rate } = state;
  const at = Math.min(atMs, film.durationMs);

  return (
    <div className={css.controls}>
      <div className={css.way}>
        <input
          type="range"
          className={css.range}
          aria-label={t("player.way")}
          aria-valuetext={t("player.at", { at: clockWords(at), whole: clockWords(film.durationMs) })}
          min={0}
          max={film.durationMs}
          step={250}
          value={at}
          onChange={(event) => desk?.seek(Number(event.target.value))}
        />
        <svg className={css.ticks} viewBox={`0 0 ${film.durationMs} 10`} preserveAspectRatio="none" aria-hidden="true">
          {film.chapters.slice(1).map((chapter) => (
            <path key={chapter.atMs} d={`M${chapter.atMs} 0v10`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
      <div className={css.row}>
        <button
          type="button"
          className={css.icon}
          aria-label={isPlaying ? t("player.pause") : t("player.play")}
          onClick={() => (isPlaying ? desk?.pause() : void desk?.play())}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d={isPlaying ? "M5 3v12M13 3v12" : "M5 3l10 6-10 6z"} />
          </svg>
        </button>
        <p className={css.clock}>
          {clockWords(at)}
          <span> / {clockWords(film.durationMs)}</span>
        </p>
        <button
          type="button"
          className={css.word}
          aria-label={t("player.captions.label", { now: captionWords })}
          onClick={() => onLang(nextCaption(film, lang))}
        >
          {captionWords}
        </button>
        <button
          type="button"
          className={classNames(css.word, css.rate)}
          aria-label={t("player.rate", { rate })}
          onClick={() => desk?.setRate(rates[(rates.indexOf(rate as 1) + 1) % rates.length] ?? 1)}
        >
          ×{rate}
        </button>
      </div>
      {state.isBroken && <p role="status">{t("player.broken")}</p>}
    </div>
  );
}
