import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { DesireLanguage } from "#contracts/desire-numbers.ts";
import type { OwnPalettes } from "#contracts/desire-works.ts";
import type { Words } from "../copy/words.ts";
import { palettePath } from "../rules/paths.ts";
import css from "./evening.module.css";
import { useTroubleWords } from "./trouble-words.ts";
import type { Mine, Trouble } from "./use-mine.ts";

/** What this evening has already given, and what slept over night. */
export function Evening({ mine, own, lang }: { mine: OwnPalettes; own: Mine; lang: DesireLanguage }) {
  const t = useWords<Words>();
  const navigate = useNavigate();
  const troubleWords = useTroubleWords();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { rested, tonight } = mine;
  const [latest] = mine.palettes;

  async function open(id: string): Promise<void> {
    setIsBusy(true);
    setTrouble(null);
    const outcome = await own.openRested(id);
    setIsBusy(false);
    if ("trouble" in outcome) return setTrouble(outcome.trouble);
    await navigate(palettePath(lang, outcome.done), { state: { opensAtMs: Date.now() } });
  }

  return (
    <>
      {rested && (
        <section className={css.evening} aria-labelledby="yoku-rested">
          <h2 id="yoku-rested" className={role.display}>
            {t("evening.rested")}
          </h2>
          <p className={css.words}>
            {rested.words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
          {lang === "ja" && rested.letter && (
            <p>
              {t("evening.letter")}
              <Link className={css.letter} to={rested.letter.path}>
                「{rested.letter.title}」
              </Link>
            </p>
          )}
          <Button look="blood" wide pending={isBusy} onClick={() => void open(rested.id)}>
            {t(lang === "ja" && rested.letter ? "evening.openWithLetter" : "evening.openRested")}
          </Button>
          {lang === "ja" && !rested.letter && (
            <ButtonLink look="quiet" compact arrow to="/lmp">
              {t("evening.firstLetter")}
            </ButtonLink>
          )}
          {trouble && <p role="alert">{troubleWords(trouble)}</p>}
        </section>
      )}
      {tonight !== "closed" && (
        <section className={css.evening} aria-labelledby="yoku-tonight" data-tonight={tonight}>
          <h2 id="yoku-tonight" className={role.display}>
            {t(`evening.${tonight}`)}
          </h2>
          <p>{t(`evening.${tonight}Note`)}</p>
          {tonight === "resting" && lang === "ja" && (
            <ButtonLink look="line" wide arrow to="/lmp">
              {t("evening.toLetter")}
            </ButtonLink>
          )}
          {tonight === "opened" && latest && (
            <>
              <p className={css.tonights}>
                {latest.pans.map(({ well, hex }) => (
                  <ShadeChip key={well} hex={hex} />
                ))}
                <b>{latest.name}</b>
              </p>
              <ButtonLink look="bone" wide arrow to={palettePath(lang, latest.code)}>
                {t("evening.look")}
              </ButtonLink>
            </>
          )}
        </section>
      )}
    </>
  );
}
