"use no memo"; // Compiled it would only be heavier.
import "#app/kits/ui/roles/slider.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { formatTime } from "../rules/time-text.ts";
import type { ShowView } from "../show-view.server.ts";
import { ShowBar } from "./show-bar.tsx";
import type { useCaptionLanguage } from "./use-caption-language.ts";
import type { ReplayClock } from "./use-replay-clock.ts";
import css from "../live/replay.module.css";

interface ReplayBarProps {
  show: ShowView;
  clock: ReplayClock;
  captions: ReturnType<typeof useCaptionLanguage>;
}

/** The position in the show with a tick at each chapter, play and pause, captions, sound. */
export function ReplayBar({ show, clock, captions }: ReplayBarProps) {
  const t = useMessages<Messages>();
  const { atS, isPlaying } = clock;
  const { lengthS } = show;
  return (
    <div className={css.bar}>
      <div className="anchor grid">
        <input
          type="range"
          className="slider"
          aria-label={t("player.position")}
          aria-valuetext={t("player.at", { at: formatTime((atS ?? 0) * 1_000), whole: formatTime(lengthS * 1_000) })}
          min={0}
          max={lengthS}
          step={5}
          value={atS ?? 0}
          onChange={(event) => clock.seek(Number(event.target.value))}
        />
        <svg className={css.ticks} viewBox={`0 0 ${lengthS} 10`} preserveAspectRatio="none" aria-hidden="true">
          {show.chapters.slice(1).map((chapter) => (
            <path key={chapter.atS} d={`M${chapter.atS} 0v10`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
      <ShowBar lang={captions.lang} onLang={captions.setLang}>
        <button
          type="button"
          className={`${css.icon} middle`}
          aria-label={isPlaying ? t("player.pause") : t("player.play")}
          onClick={() => (isPlaying ? clock.pause() : clock.play())}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d={isPlaying ? "M5 3v12M13 3v12" : "M5 3l10 6-10 6z"} />
          </svg>
        </button>
      </ShowBar>
      {captions.isBroken && <p role="status">{t("show.noCaptions")}</p>}
    </div>
  );
}
