import "#app/kits/ui/roles/slider.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import type { PlayerState, VideoPlayer } from "./video-player.ts";
import { formatTime } from "../rules/time-text.ts";
import { CaptionSelect } from "./caption-select.tsx";
import { type CaptionLanguage, captionChoices } from "./captions.tsx";
import css from "./controls.module.css";

const rates = [1, 1.5, 0.5, 0.75] as const;

interface ControlsProps {
  video: VideoDetail;
  player: VideoPlayer | null;
  state: PlayerState;
  lang: CaptionLanguage;
  onLang: (lang: CaptionLanguage) => void;
}

/** Play, the position in the video with its chapters, captions, speed. */
export function Controls({ video, player, state, lang, onLang }: ControlsProps) {
  const t = useMessages<Messages>();
  const { isPlaying, atMs, rate } = state;
  const at = Math.min(atMs, video.durationMs);

  return (
    <div className={css.controls}>
      <Timeline video={video} atMs={at} onSeek={(ms) => player?.seek(ms)} />
      <div className={`${css.row} line-2`}>
        <button
          type="button"
          className={`${css.icon} middle`}
          aria-label={isPlaying ? t("player.pause") : t("player.play")}
          onClick={() => (isPlaying ? player?.pause() : void player?.play())}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d={isPlaying ? "M5 3v12M13 3v12" : "M5 3l10 6-10 6z"} />
          </svg>
        </button>
        <p className={`${css.clock} text-body`}>
          {formatTime(at)}
          <span className="text-quiet"> / {formatTime(video.durationMs)}</span>
        </p>
        <CaptionSelect choices={captionChoices(video)} lang={lang} onLang={onLang} />
        <button
          type="button"
          className={classNames(css.word, css.rate, "target-box text-body")}
          aria-label={t("player.rate", { rate })}
          onClick={() => player?.setRate(rates[(rates.indexOf(rate as 1) + 1) % rates.length] ?? 1)}
        >
          ×{rate}
        </button>
      </div>
      {state.isBroken && <p role="status">{t("player.broken")}</p>}
    </div>
  );
}

/** Where the video is, with a tick at each chapter. */
function Timeline({ video, atMs, onSeek }: { video: VideoDetail; atMs: number; onSeek: (atMs: number) => void }) {
  const t = useMessages<Messages>();
  return (
    <div className="anchor grid">
      <input
        type="range"
        className="slider"
        aria-label={t("player.position")}
        aria-valuetext={t("player.at", { at: formatTime(atMs), whole: formatTime(video.durationMs) })}
        min={0}
        max={video.durationMs}
        step={250}
        value={atMs}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <svg className={css.ticks} viewBox={`0 0 ${video.durationMs} 10`} preserveAspectRatio="none" aria-hidden="true">
        {video.chapters.slice(1).map((chapter) => (
          <path key={chapter.atMs} d={`M${chapter.atMs} 0v10`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    </div>
  );
}
