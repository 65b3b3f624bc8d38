import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

/** What the colour is named from: a monster's scene, or the desire and its nine sisters; else the product in a line. */
export function SheetScene({ sheet }: { sheet: SheetData }) {
  const t = useMessages<Messages>();
  const { scene, character, description, desire } = sheet;
  return (
    <section className={css.scene}>
      <h3 className={css.title}>{desire ? t("sheet.desire", { kanji: desire.kanji }) : t("sheet.scene")}</h3>
      <div className={desire && css.desire}>
        {desire && (
          <p className={classNames(css.kanji, role.display)} aria-hidden="true">
            {desire.kanji}
          </p>
        )}
        <div>
          <p className={css.story}>{scene ?? description}</p>
          {character && <p className={css.character}>{character}。</p>}
          {scene && <p className={css.character}>{description}</p>}
          {desire && (
            <p className={css.sisters}>
              {t("sheet.sisters")} {desire.names.join("／")}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
