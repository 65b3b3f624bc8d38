"use no memo"; // Compiled it would only be heavier.
import type { ReactNode } from "react";
import { useMusic, useSound } from "#app/kits/sound/use-sound.ts";
import { hubMusic } from "#app/kits/sound/music-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { languages, type Language } from "#contracts/languages.ts";
import type { Messages } from "../copy/messages.ts";
import { CaptionSelect } from "../player/caption-select.tsx";
import css from "./show.module.css";

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
      <div className={css.captions}>
        <CaptionSelect choices={languages} lang={lang} onLang={onLang} hasLabel />
      </div>
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
