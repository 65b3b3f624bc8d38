import type { Language } from "#contracts/languages.ts";
import type { VideoDetail } from "../data.server.ts";
import css from "./player-frame.module.css";

/** A language in which captions are written, or none. */
export type CaptionLanguage = Language | "off";

/** The words of this moment, under the picture's own. */
export function Captions({ video, atMs, lang }: { video: VideoDetail; atMs: number; lang: CaptionLanguage }) {
  if (lang === "off") return null;
  const now = video.captions.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);
  return (
    <p className={`${css.caption} text-centred`} lang={lang} data-caption={lang}>
      {now && <span className="text-medium text-service">{now.words[lang] ?? now.words.ja}</span>}
    </p>
  );
}

/** The languages that the video has, then none. */
export const captionChoices = ({ tracks }: VideoDetail): CaptionLanguage[] => [
  ...tracks.map(({ lang }) => lang),
  "off",
];
