import { finishWord, moodWord } from "#app/kits/shelf/product-words.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

/** What else is known of the product, as a list. */
export function SheetFacts({ sheet }: { sheet: SheetData }) {
  const t = useWords<Words>();
  const { item, reading, moods, releasedOn, jan } = sheet;
  const facts: [word: string, value: string][] = [
    [t("sheet.reading"), reading],
    [t("sheet.finish"), finishWord(item.finish)],
    [t("sheet.mood"), moods.map(moodWord).join("、")],
    [t(item.state === "coming" ? "sheet.releases" : "sheet.released"), formatDay(releasedOn, "ja", true)],
  ];
  return (
    <section className={css.facts} aria-labelledby="sheet-facts">
      <h3 id="sheet-facts" className={css.title}>
        {t("sheet.facts")}
      </h3>
      <dl className={css.list}>
        {facts.map(([word, value]) => (
          <div key={word} className={css.fact}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.fact}>
          <dt>{t("sheet.jan")}</dt>
          <dd className={role.micro}>{jan}</dd>
        </div>
      </dl>
    </section>
  );
}
