import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import { conflictsOf } from "../rules/conflicts.ts";
import css from "./maker.module.css";

/** What of a recipe does not get along, said once each, and that it may stay so. */
export function Conflicts({ recipe }: { recipe: MascaraRecipe }) {
  const t = useMessages<Messages>();
  const conflicts = conflictsOf(recipe);
  return (
    <div role="status" className={css.conflicts} data-some={conflicts.length > 0 || undefined}>
      {conflicts.length > 0 && (
        <>
          <b>{t("conflicts.title")}</b>
          {conflicts.map((conflict) => (
            <p key={conflict}>{t(`conflicts.${conflict}`)}</p>
          ))}
          <p className={css.allowed}>{t("conflicts.allowed")}</p>
        </>
      )}
    </div>
  );
}
