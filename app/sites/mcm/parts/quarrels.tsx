import { useWords } from "#app/kits/words/words.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Words } from "../copy/words.ts";
import { quarrelsOf } from "../rules/quarrels.ts";
import css from "./maker.module.css";

/** What of a recipe does not get along, said once each, and that it may stay so. */
export function Quarrels({ recipe }: { recipe: MascaraRecipe }) {
  const t = useWords<Words>();
  const quarrels = quarrelsOf(recipe);
  return (
    <div role="status" className={css.quarrels} data-some={quarrels.length > 0 || undefined}>
      {quarrels.length > 0 && (
        <>
          <b>{t("quarrels.title")}</b>
          {quarrels.map((quarrel) => (
            <p key={quarrel}>{t(`quarrels.${quarrel}`)}</p>
          ))}
          <p className={css.allowed}>{t("quarrels.allowed")}</p>
        </>
      )}
    </div>
  );
}
