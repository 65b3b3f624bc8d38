"use no memo"; // Compiled it would only be heavier.
import type { ReactNode } from "react";
import { useMusic, useSound } from "#app/kits/sound/use-sound.ts";
import { hubMusic } from "#app/kits/sound/sound-library.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { languages, type Language } from "#contracts/languages.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./show.module.css";

/** Each language by its own name. */
const languageNames: Record<Language, string> = {
  ja: "日本語",
  en: "English",
  "zh-TW": "繁體中文（台灣）",
  "zh-HK": "繁體中文（香港）",
  ko: "한국어",
  th: "ไทย",
};

interface ShowBarProps {
  lang: Language;
  onLang: (lang: Language) => void;
  /** What stands before: of a replay its play button. */
  children?: ReactNode;
}

/** Under the stage: the language of the captions, and the sound, which is off until it is asked for. */
export function ShowBar({ lang, onLang, children }: ShowBarProps) {
  const t = useMessages<Messages>();
  const { isOn, turn } = useSound();
  useMusic(hubMusic);
  return (
    <div className={`${css.bar} line-2`}>
      {children}
      <label className={`${css.captions} line-2 text-body`}>
        <span>{t("show.captions")}</span>
        <select value={lang} onChange={(event) => onLang(event.target.value as Language)}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={`${css.sound} target-box text-body`}
        aria-pressed={isOn}
        onClick={() => turn(!isOn)}
      >
        {isOn ? t("show.soundOn") : t("show.soundOff")}
      </button>
    </div>
  );
}
