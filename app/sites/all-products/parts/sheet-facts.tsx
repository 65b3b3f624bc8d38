import { finishLabel, moodLabel } from "#app/kits/product/product-labels.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

/** What the catalogue knows of a product of which nobody wrote facts. */
export function SheetFacts({ sheet }: { sheet: SheetData }) {
  const t = useMessages<Messages>();
  const { item, reading, moods, releasedOn, jan } = sheet;
  const facts: [word: string, value: string][] = [
    [t("sheet.reading"), reading],
    [t("sheet.finish"), finishLabel(item.finish)],
    [t("sheet.mood"), moods.map(moodLabel).join("、")],
    [t(item.state === "coming" ? "sheet.releases" : "sheet.released"), formatDay(releasedOn, "ja", true)],
  ];
  return (
    <section className={"lazy-section rule-above"} aria-labelledby="sheet-facts">
      <h3 id="sheet-facts" className="below-3 text-note text-strong">
        {t("sheet.facts")}
      </h3>
      <dl className="stack-2 text-leading-17">
        {facts.map(([word, value]) => (
          <div key={word} className={`${css.fact} stack-3`}>
            <dt className="text-note">{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={`${css.fact} stack-3`}>
          <dt className="text-note">{t("sheet.jan")}</dt>
          <dd className={role.micro}>{jan}</dd>
        </div>
      </dl>
    </section>
  );
}
