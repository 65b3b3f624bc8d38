"use no memo"; // Compiled it would only be heavier.
import { languageNames } from "#app/kits/i18n/language-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CaptionLanguage } from "./captions.tsx";
import css from "./caption-select.module.css";

interface CaptionSelectProps<Choice extends CaptionLanguage> {
  /** What can be chosen, in this order. */
  choices: readonly Choice[];
  lang: Choice;
  onLang: (lang: Choice) => void;
  /** True where the word 字幕 stands before it for all to see; else it is read out alone. */
  hasLabel?: boolean;
}

/** Chooses the language of the captions, each by its own name. */
export function CaptionSelect<Choice extends CaptionLanguage>({
  choices,
  lang,
  onLang,
  hasLabel = false,
}: CaptionSelectProps<Choice>) {
  const t = useMessages<Messages>();
  return (
    <label className={`${css.label} line-2 text-body`}>
      <span className={hasLabel ? undefined : "visually-hidden"}>{t("captions.label")}</span>
      <select
        className={css.select}
        lang={lang === "off" ? undefined : lang}
        value={lang}
        onChange={(event) => onLang(event.target.value as Choice)}
      >
        {choices.map((choice: CaptionLanguage) => (
          <option key={choice} value={choice} lang={choice === "off" ? undefined : choice}>
            {choice === "off" ? t("captions.off") : languageNames[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
