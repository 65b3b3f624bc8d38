import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { caseMaterials, caseShapes, type MascaraRecipe, mascaraWorries } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import { drySecondsText, percentText } from "../rules/part-labels.ts";
import { withWorry } from "../rules/worry-brush.ts";
import { Choices } from "./choices.tsx";
import css from "./more-options.module.css";
import { Slider } from "./slider.tsx";
import type { RecipeEditor } from "./use-recipe.ts";

const Lashes = lazy(async () => ({ default: (await import("./lashes.tsx")).Lashes }));

interface MoreOptionsProps {
  editor: RecipeEditor;
  name: string;
  model: { name: string; hash: string };
}

/** The four steps that nobody has to take. */
export function MoreOptions({ editor, name, model }: MoreOptionsProps) {
  const tracked = useRef(new Set<number>());

  /** Changes it, and notes the step when it is taken for the first time. */
  function change(step: 4 | 5 | 6, part: Partial<MascaraRecipe>): void {
    if (!tracked.current.has(step)) track(`mcm_step${step}`);
    tracked.current.add(step);
    editor.change(part);
  }

  const { recipe } = editor;
  return (
    <div className={css.more}>
      <WorryStep recipe={recipe} onChange={(part) => change(4, part)} />
      <LiquidStep recipe={recipe} onChange={(part) => change(5, part)} />
      <CaseStep recipe={recipe} onChange={(part) => change(6, part)} />
      <LashesStep recipe={recipe} name={name} model={model} />
    </div>
  );
}

interface StepProps {
  recipe: MascaraRecipe;
  onChange: (part: Partial<MascaraRecipe>) => void;
}

function WorryStep({ recipe, onChange }: StepProps) {
  const t = useMessages<Messages>();
  return (
    <section>
      <Choices
        label={t("more.worry")}
        chosen={recipe.worry}
        options={[
          { at: 0, word: t("more.worryNone") },
          ...mascaraWorries.map((worry, i) => ({ at: i + 1, word: t(`more.worries.${worry}`) })),
        ]}
        onChoose={(worry) => onChange(withWorry(recipe, worry))}
      />
      <p className={css.hint}>{t("more.worryHint")}</p>
    </section>
  );
}

function LiquidStep({ recipe, onChange }: StepProps) {
  const t = useMessages<Messages>();
  return (
    <section>
      <h3>{t("more.liquid")}</h3>
      <Slider
        label={t("more.fibre")}
        value={t("more.fibreValue", { percent: percentText(recipe.fibre, 7) })}
        at={recipe.fibre}
        max={7}
        onChange={(fibre) => onChange({ fibre })}
      />
      <Slider
        label={t("more.volume")}
        value={t("more.volumeValue", { percent: percentText(recipe.volume, 7) })}
        at={recipe.volume}
        max={7}
        onChange={(volume) => onChange({ volume })}
      />
      <Slider
        label={t("more.dry")}
        value={t("more.dryValue", { seconds: drySecondsText(recipe) })}
        at={recipe.dry}
        max={7}
        onChange={(dry) => onChange({ dry })}
      />
    </section>
  );
}

function CaseStep({ recipe, onChange }: StepProps) {
  const t = useMessages<Messages>();
  return (
    <section>
      <h3>{t("more.case")}</h3>
      <Choices
        label={t("more.shape")}
        chosen={recipe.shape}
        options={caseShapes.map((shape, at) => ({ at, word: t(`more.shapes.${shape}`) }))}
        onChoose={(shape) => onChange({ shape })}
      />
      <Choices
        label={t("more.material")}
        chosen={recipe.material}
        options={caseMaterials.map((material, at) => ({
          at,
          word: t(`more.materials.${material}`),
          drawing: <span className={css[material]} />,
        }))}
        onChoose={(material) => onChange({ material })}
      />
    </section>
  );
}

/** On the eyes; fetched when it is asked for. */
function LashesStep(props: { recipe: MascaraRecipe } & Pick<MoreOptionsProps, "name" | "model">) {
  const t = useMessages<Messages>();
  const [isTrying, setIsTrying] = useState(false);
  return (
    <section>
      <h3>{t("more.lashes")}</h3>
      <p className={css.hint}>{t("lashes.hint")}</p>
      {isTrying ? (
        <Suspense fallback={<p role="status">{t("lashes.waiting")}</p>}>
          <Lashes {...props} />
        </Suspense>
      ) : (
        <Button
          look="line"
          wide
          onClick={() => {
            setIsTrying(true);
            track("mcm_step7");
          }}
        >
          {t("lashes.open")}
        </Button>
      )}
    </section>
  );
}
