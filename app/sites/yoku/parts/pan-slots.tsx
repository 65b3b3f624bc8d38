import { useMessages } from "#app/kits/i18n/messages.tsx";
import { palettePanNames } from "#contracts/palette.ts";
import type { Messages } from "../copy/messages.ts";
import type { DeckWord } from "./deck.tsx";
import css from "./pan-slots.module.css";

interface PanSlotsProps {
  /** In the order of the wells; what is not known yet lies there as an empty one. */
  words: readonly (DeckWord | undefined)[];
  onRemove: (word: DeckWord) => void;
}

/** The four wells as a list: what each is for, and what was put into it. */
export function PanSlots({ words, onRemove }: PanSlotsProps) {
  const t = useMessages<Messages>();
  return (
    <ol className={css.pans} aria-label={t("choose.pansLabel")}>
      {palettePanNames.map((panName, i) => {
        const word = words[i];
        return (
          <li key={panName} className="hair-below text-body" data-filled={word ? "" : undefined}>
            <b>{t(`pans.${panName}`)}</b>
            {word ? (
              <button
                type="button"
                className="text-bright text-strong"
                onClick={() => onRemove(word)}
                aria-label={t("choose.takeOut", { word: word.word })}
              >
                {word.word}
              </button>
            ) : (
              <span className="text-leading-14 text-note">{t(`choose.empty.${panName}`)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
