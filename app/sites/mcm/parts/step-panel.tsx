"use no memo"; // Part of the first view: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import { brushTips } from "#contracts/mascara-recipe.ts";
import type { Words } from "../copy/words.ts";
import type { NameWords } from "../rules/name-words.ts";
import { curveWord, densityCount, lengthWord } from "../rules/part-words.ts";
import { Choices } from "./choices.tsx";
import css from "./controls.module.css";
import { fetched, Waiting } from "./fetched.tsx";
import { Slider } from "./slider.tsx";
import { TipDrawing } from "./tip-drawing.tsx";
import type { Bench } from "./use-recipe.ts";

export const laterSteps = () => import("./later-steps.tsx");
const load = () => fetched(laterSteps);
const ColourStep = lazy(async () => ({ default: (await load()).ColourStep }));
const NameStep = lazy(async () => ({ default: (await load()).NameStep }));

/** What the step one is at changes. */
export function StepPanel({ bench, words }: { bench: Bench; words: NameWords }) {
  return (
    <section className={css.panel}>
      {bench.step === 1 ? (
        <LineStep bench={bench} />
      ) : (
        <Suspense fallback={<Waiting />}>
          {bench.step === 2 ? <ColourStep bench={bench} /> : <NameStep bench={bench} words={words} />}
        </Suspense>
      )}
    </section>
  );
}

function LineStep({ bench: { recipe, change } }: { bench: Bench }) {
  const t = useWords<Words>();
  return (
    <>
      <h2>{t("line.title")}</h2>
      <Slider
        label={t("line.length")}
        value={t("line.lengthValue", { mm: lengthWord(recipe) })}
        at={recipe.length}
        most={15}
        onChange={(length) => change({ length })}
      />
      <Slider
        label={t("line.curve")}
        value={t("bend.value", { degrees: curveWord(recipe) })}
        at={recipe.curve}
        most={15}
        onChange={(curve) => change({ curve })}
      />
      <Slider
        label={t("line.density")}
        value={t("line.densityValue", { count: densityCount(recipe) })}
        at={recipe.density}
        most={15}
        onChange={(density) => change({ density })}
      />
      <Choices
        label={t("line.tip")}
        chosen={recipe.tip}
        options={brushTips.map((tip, at) => ({ at, word: t(`line.tips.${tip}`), drawing: <TipDrawing tip={at} /> }))}
        onChoose={(tip) => change({ tip })}
      />
    </>
  );
}
