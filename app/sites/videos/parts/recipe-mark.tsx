import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { RecipeChapter } from "../rules/recipe-chapters.ts";
import { handWord } from "./recipe-line.tsx";
import css from "./recipe-line.module.css";

/** What stands at a chapter that shows a step: whose model it is, and a tick when that step was done. */
export function RecipeMark({ step, isNow, isDone }: RecipeChapter) {
  const t = useWords<Words>();
  const hand = t(handWord(step));
  return (
    <span className={css.marks} data-hand={step + 1}>
      {isNow ? <span className={css.model}>{t("recipe.model", { hand })}</span> : <span>{hand}</span>}
      {isDone && (
        <span className={css.done}>
          <TickIcon />
          {t("recipe.done")}
        </span>
      )}
    </span>
  );
}
