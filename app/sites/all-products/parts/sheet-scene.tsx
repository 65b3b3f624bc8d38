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
    <section className="lazy-section rule-above">
      <h3 className="below-3 text-note text-strong">
        {desire ? t("sheet.desire", { kanji: desire.kanji }) : t("sheet.scene")}
      </h3>
      <div className={desire && `${css.desire} stack-4`}>
        {desire && (
          <p className={classNames(css.kanji, role.display)} aria-hidden="true">
            {desire.kanji}
          </p>
        )}
        <div>
          <p className={`${css.story} text-lead`}>{scene ?? description}</p>
          {character && <p className="above-3 text-quiet">{character}。</p>}
          {scene && <p className="above-3 text-quiet">{description}</p>}
          {desire && (
            <p className={`${css.sisters} text-note`}>
              {t("sheet.sisters")} {desire.names.join("／")}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
