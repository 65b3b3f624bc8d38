import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { RecipeChapter } from "../rules/recipe-chapters.ts";
import { gestureKey } from "./recipe-bar.tsx";
import css from "./recipe-bar.module.css";

/** What stands at a chapter that shows a step: whose model it is, and a tick when that step was done. */
export function RecipeMark({ step, isNow, isDone }: RecipeChapter) {
  const t = useMessages<Messages>();
  const gesture = t(gestureKey(step));
  return (
    <span className={`${css.marks} line-3 text-aside`} data-hand={step + 1}>
      {isNow ? <span className="text-mark">{t("recipe.model", { hand: gesture })}</span> : <span>{gesture}</span>}
      {isDone && (
        <span className={`${css.done} text-bright`}>
          <TickIcon />
          {t("recipe.done")}
        </span>
      )}
    </span>
  );
}
