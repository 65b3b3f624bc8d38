"use no memo"; // Part of the first view: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { brushTips } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import type { NameWords } from "../rules/name-words.ts";
import { curveText, densityText, lengthText } from "../rules/part-labels.ts";
import { Choices } from "./choices.tsx";
import css from "./controls.module.css";
import { loadPart, PartPlaceholder } from "./load-part.tsx";
import { Slider } from "./slider.tsx";
import { TipDrawing } from "./tip-drawing.tsx";
import type { RecipeEditor } from "./use-recipe.ts";

export const loadDeferredSteps = () => import("./deferred-steps.tsx");
const loadSteps = () => loadPart(loadDeferredSteps);
const ColourStep = lazy(async () => ({ default: (await loadSteps()).ColourStep }));
const NameStep = lazy(async () => ({ default: (await loadSteps()).NameStep }));

/** What the step one is at changes. */
export function StepPanel({ editor, words }: { editor: RecipeEditor; words: NameWords }) {
  return (
    <section className={`${css.panel} column-4`}>
      {editor.step === 1 ? (
        <LineStep editor={editor} />
      ) : (
        <Suspense fallback={<PartPlaceholder />}>
          {editor.step === 2 ? <ColourStep editor={editor} /> : <NameStep editor={editor} words={words} />}
        </Suspense>
      )}
    </section>
  );
}

function LineStep({ editor: { recipe, change } }: { editor: RecipeEditor }) {
  const t = useMessages<Messages>();
  return (
    <>
      <h2>{t("line.title")}</h2>
      <Slider
        label={t("line.length")}
        value={t("line.lengthValue", { mm: lengthText(recipe) })}
        at={recipe.length}
        max={15}
        onChange={(length) => change({ length })}
      />
      <Slider
        label={t("line.curve")}
        value={t("flex.value", { degrees: curveText(recipe) })}
        at={recipe.curve}
        max={15}
        onChange={(curve) => change({ curve })}
      />
      <Slider
        label={t("line.density")}
        value={t("line.densityValue", { count: densityText(recipe) })}
        at={recipe.density}
        max={15}
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
