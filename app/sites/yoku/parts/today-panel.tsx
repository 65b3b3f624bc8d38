import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import type { MyPalettes } from "#contracts/palette-api.ts";
import type { Messages } from "../copy/messages.ts";
import { palettePath } from "../rules/paths.ts";
import css from "./today-panel.module.css";
import { useErrorText } from "./use-error-text.ts";
import type { MyPalettesStore, PaletteError } from "./use-my-palettes.ts";

/** The palettes chosen today, and those that rested overnight. */
export function TodayPanel({
  mine: myPalettes,
  own: store,
  lang,
}: {
  mine: MyPalettes;
  own: MyPalettesStore;
  lang: DesireLanguage;
}) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PaletteError | null>(null);
  const { rested, tonight: todayState } = myPalettes;
  const [latest] = myPalettes.palettes;

  async function open(id: string): Promise<void> {
    setIsBusy(true);
    setError(null);
    const outcome = await store.openRested(id);
    setIsBusy(false);
    if ("trouble" in outcome) return setError(outcome.trouble);
    await navigate(palettePath(lang, outcome.done), { state: { opensAtMs: Date.now() } });
  }

  return (
    <>
      {rested && (
        <section className={`${css.evening} stack-3`} aria-labelledby="yoku-rested">
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
          {error && <p role="alert">{errorText(error)}</p>}
        </section>
      )}
      {todayState !== "closed" && (
        <section className={`${css.evening} stack-3`} aria-labelledby="yoku-tonight" data-tonight={todayState}>
          <h2 id="yoku-tonight" className={role.display}>
            {t(`evening.${todayState}`)}
          </h2>
          <p>{t(`evening.${todayState}Note`)}</p>
          {todayState === "resting" && lang === "ja" && (
            <ButtonLink look="line" wide arrow to="/lmp">
              {t("evening.toLetter")}
            </ButtonLink>
          )}
          {todayState === "opened" && latest && (
            <>
              <p className={css.tonights}>
                {latest.pans.map(({ well: panName, hex }) => (
                  <ShadeChip key={panName} hex={hex} />
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
