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

interface TodayPanelProps {
  myPalettes: MyPalettes;
  store: MyPalettesStore;
  lang: DesireLanguage;
}

/** The palettes chosen today, and those that rested overnight. */
export function TodayPanel({ myPalettes, store, lang }: TodayPanelProps) {
  const { rested, tonight: todaysState, palettes } = myPalettes;
  return (
    <>
      {rested && <RestedPalette rested={rested} store={store} lang={lang} />}
      {todaysState !== "closed" && <TodaysPalette state={todaysState} latest={palettes[0]} lang={lang} />}
    </>
  );
}

interface RestedPaletteProps {
  rested: NonNullable<MyPalettes["rested"]>;
  store: MyPalettesStore;
  lang: DesireLanguage;
}

/** What rested overnight, with the letter that came meanwhile. */
function RestedPalette({ rested, store, lang }: RestedPaletteProps) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PaletteError | null>(null);
  const isJapanese = lang === "ja";

  async function open(): Promise<void> {
    setIsBusy(true);
    setError(null);
    const outcome = await store.openRested(rested.id);
    setIsBusy(false);
    if ("reason" in outcome) return setError(outcome.reason);
    await navigate(palettePath(lang, outcome.done), { state: { opensAtMs: Date.now() } });
  }

  return (
    <section className={`${css.today} stack-3 text-centred`} aria-labelledby="yoku-rested">
      <h2 id="yoku-rested" className={`text-heading ${role.display}`}>
        {t("today.rested")}
      </h2>
      <p className={`${css.words} text-body text-leading-17`}>
        {rested.words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      {isJapanese && rested.letter && (
        <p className="text-body text-leading-17">
          {t("today.prophecy")}
          <Link className={css.prophecy} to={rested.letter.path}>
            「{rested.letter.title}」
          </Link>
        </p>
      )}
      <Button look="blood" wide pending={isBusy} onClick={() => void open()}>
        {t(isJapanese && rested.letter ? "today.openWithProphecy" : "today.openRested")}
      </Button>
      {isJapanese && !rested.letter && (
        <ButtonLink look="quiet" compact arrow to="/lmp">
          {t("today.firstProphecy")}
        </ButtonLink>
      )}
      {error && (
        <p className="text-body text-leading-17" role="alert">
          {errorText(error)}
        </p>
      )}
    </section>
  );
}

interface TodaysPaletteProps {
  state: Exclude<MyPalettes["tonight"], "closed">;
  latest: MyPalettes["palettes"][number] | undefined;
  lang: DesireLanguage;
}

/** What was chosen today: it rests, or is open. */
function TodaysPalette({ state, latest, lang }: TodaysPaletteProps) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.today} stack-3 text-centred`} aria-labelledby="yoku-tonight" data-today={state}>
      <h2 id="yoku-tonight" className={`text-heading ${role.display}`}>
        {t(`today.${state}`)}
      </h2>
      <p className="text-body text-leading-17">{t(`today.${state}Note`)}</p>
      {state === "resting" && lang === "ja" && (
        <ButtonLink look="line" wide arrow to="/lmp">
          {t("today.toProphecy")}
        </ButtonLink>
      )}
      {state === "opened" && latest && (
        <>
          <p className={`${css.tonights} on-grey text-body text-leading-17`}>
            {latest.pans.map(({ well: panName, hex }) => (
              <ShadeChip key={panName} hex={hex} />
            ))}
            <b>{latest.name}</b>
          </p>
          <ButtonLink look="bone" wide arrow to={palettePath(lang, latest.code)}>
            {t("today.look")}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
