import { useWords } from "#app/kits/words/words.tsx";
import { paletteWells } from "#contracts/desire-palette.ts";
import type { Words } from "../copy/words.ts";
import type { DeckWord } from "./deck.tsx";
import css from "./wells.module.css";

interface WellsProps {
  /** In the order of the wells; what is not known yet lies there as an empty one. */
  filled: readonly (DeckWord | undefined)[];
  onTakeOut: (word: DeckWord) => void;
}

/** The four wells as a list: what each is for, and what was put into it. */
export function Wells({ filled, onTakeOut }: WellsProps) {
  const t = useWords<Words>();
  return (
    <ol className={css.wells} aria-label={t("choose.wellsLabel")}>
      {paletteWells.map((well, i) => {
        const word = filled[i];
        return (
          <li key={well} data-filled={word ? "" : undefined}>
            <b>{t(`wells.${well}`)}</b>
            {word ? (
              <button
                type="button"
                onClick={() => onTakeOut(word)}
                aria-label={t("choose.takeOut", { word: word.word })}
              >
                {word.word}
              </button>
            ) : (
              <span>{t(`choose.empty.${well}`)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
