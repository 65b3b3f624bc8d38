import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeFilm } from "../data.server.ts";
import css from "./stage.module.css";

/** A language in which captions are written, or none. */
export type CaptionLanguage = "ja" | "en" | "zh-TW" | "ko" | "off";

/** The words of this moment, under the picture's own. */
export function Captions({ film, atMs, lang }: { film: WholeFilm; atMs: number; lang: CaptionLanguage }) {
  if (lang === "off") return null;
  const now = film.captions.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);
  return (
    <p className={css.caption} lang={lang} data-caption={lang}>
      {now && <span>{now.words[lang] ?? now.words.ja}</span>}
    </p>
  );
}

/** The next language round: those that the film has, then none. */
export function nextCaption(film: WholeFilm, lang: CaptionLanguage): CaptionLanguage {
  const all: CaptionLanguage[] = [...film.tracks.map((track) => track.lang as CaptionLanguage), "off"];
  return all[(all.indexOf(lang) + 1) % all.length] ?? "off";
}

/** What the captions button says. */
export function useCaptionWords(lang: CaptionLanguage): string {
  const t = useWords<Words>();
  if (lang === "off") return t("player.captions.off");
  return { ja: "日本語", en: "English", "zh-TW": "繁體中文", ko: "한국어" }[lang];
}
