import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import css from "./player-frame.module.css";

/** A language in which captions are written, or none. */
export type CaptionLanguage = "ja" | "en" | "zh-TW" | "ko" | "off";

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

/** The next language round: those that the video has, then none. */
export function nextCaption(video: VideoDetail, lang: CaptionLanguage): CaptionLanguage {
  const all: CaptionLanguage[] = [...video.tracks.map((track) => track.lang as CaptionLanguage), "off"];
  return all[(all.indexOf(lang) + 1) % all.length] ?? "off";
}

/** What the captions button says. */
export function useCaptionLabel(lang: CaptionLanguage): string {
  const t = useMessages<Messages>();
  if (lang === "off") return t("player.captions.off");
  return { ja: "日本語", en: "English", "zh-TW": "繁體中文", ko: "한국어" }[lang];
}
