import { elementAt } from "#app/kits/basics/element-at.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { colourOf, mascaraColours } from "#contracts/mascara-colour.ts";
import { nameWordCount } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import { isNameAllowedIn, nameIn, type NameWords } from "../rules/name-words.ts";
import { mixPercentText } from "../rules/part-labels.ts";
import { Choices } from "./choices.tsx";
import css from "./controls.module.css";
import { Slider } from "./slider.tsx";
import type { RecipeEditor } from "./use-recipe.ts";

type RecipeChange = Pick<RecipeEditor, "recipe" | "change">;

/** The second step: sixteen liquids, one stirred into the other, and glitter. */
export function ColourStep({ editor: { recipe, change } }: { editor: RecipeChange }) {
  const t = useMessages<Messages>();
  const nameAt = (at: number): string => t(`colour.names.c${at as 0}`);
  const colours = mascaraColours.map((hex, at) => ({
    at,
    word: nameAt(at),
    drawing: <Swatch hex={hex} />,
  }));
  return (
    <>
      <h2>{t("colour.title")}</h2>
      <Choices
        label={t("colour.base")}
        look="swatch"
        chosen={recipe.colour}
        options={colours}
        onChoose={(colour) => change({ colour, ...(recipe.mix === 0 && { second: colour }) })}
      />
      <label className="stack-1">
        <span className="text-strong">{t("colour.second")}</span>
        <select
          className="input-box"
          value={recipe.mix === 0 ? "" : recipe.second}
          onChange={({ target }) =>
            change(
              target.value === ""
                ? { mix: 0, second: recipe.colour }
                : { second: Number(target.value), mix: recipe.mix || 4 },
            )
          }
        >
          <option value="">{t("colour.none")}</option>
          {colours
            .filter(({ at }) => at !== recipe.colour)
            .map(({ at, word }) => (
              <option key={at} value={at}>
                {word}
              </option>
            ))}
        </select>
      </label>
      {recipe.mix > 0 && (
        <MixedColour editor={{ recipe, change }} one={nameAt(recipe.colour)} two={nameAt(recipe.second)} />
      )}
      <Choices
        label={t("colour.glitter")}
        chosen={recipe.glitter}
        options={[0, 1, 2, 3].map((at) => ({ at, word: t(`colour.glitters.g${at as 0}`) }))}
        onChoose={(glitter) => change({ glitter })}
      />
    </>
  );
}

/** How much of the second is in the first, and what comes of it. */
function MixedColour({ editor: { recipe, change }, one, two }: { editor: RecipeChange; one: string; two: string }) {
  const t = useMessages<Messages>();
  const percent = mixPercentText(recipe);
  return (
    <>
      <Slider
        label={t("colour.amount")}
        value={t("colour.amountValue", { percent })}
        at={recipe.mix - 1}
        max={6}
        onChange={(at) => change({ mix: at + 1 })}
      />
      <p className={`${css.mixed} on-grey stack-3 text-body`}>
        <Swatch hex={colourOf(recipe)} />
        {t("colour.mixed", { one, two, percent })}
      </p>
    </>
  );
}

/** A stroke of the liquid on paper. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 48 32" aria-hidden="true">
      <path d="M0 0h48v32H0z" fill="#e9dfd8" />
      <path d="M6 23q8-15 15-12t4 8 6 2 11-13" stroke={hex} strokeWidth="9" strokeLinecap="round" fill="none" />
      <path d="M8 20q7-12 12-10" stroke="#fff" strokeWidth="1.2" strokeLinecap="round" fill="none" opacity=".5" />
    </svg>
  );
}

/** The third step: two words of the hub. */
export function NameStep({ editor: { recipe, change }, words }: { editor: RecipeEditor; words: NameWords }) {
  const t = useMessages<Messages>();

  function draw(): void {
    const one = (): number => 1 + (elementAt(crypto.getRandomValues(new Uint8Array(1)), 0) % (nameWordCount - 1));
    let drawn = { first: one(), last: one() };
    while (!isNameAllowedIn(words, drawn)) drawn = { ...drawn, last: one() };
    change(drawn);
  }

  return (
    <>
      <h2>{t("name.title")}</h2>
      <p className={`${css.engraved} text-centred text-face text-title`} aria-live="polite">
        {nameIn(words, recipe)}
      </p>
      <p className="text-body">{t("name.hint")}</p>
      <div className={`${css.words} stack-3`}>
        {(["first", "last"] as const).map((part) => (
          <label key={part} className="stack-1">
            <span className="text-strong">{t(`name.${part}`)}</span>
            <select
              className="input-box"
              value={recipe[part]}
              onChange={({ target }) => change({ [part]: Number(target.value) })}
            >
              {words[part].map((word, at) => (
                <option key={word} value={at}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Button look="line" compact wide onClick={draw}>
        {t("name.again")}
      </Button>
      {!isNameAllowedIn(words, recipe) && (
        <p role="alert" className={css.unkind}>
          {t("name.unkind")}
        </p>
      )}
    </>
  );
}
