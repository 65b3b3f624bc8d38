import { finishLabel, formatAmount } from "#app/kits/product/product-labels.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { traySize } from "../rules/catalogue-query.ts";
import css from "./compare-tray.module.css";

type Items = NonNullable<CatalogueData["comparison"]>["items"];

/** What else tells them apart: a subject over each line, a column under each swatch. */
export function CompareTable({ items }: { items: Items }) {
  const t = useMessages<Messages>();
  const rows: [word: string, values: string[]][] = [
    [t("sheet.finish"), items.map((item) => finishLabel(item.finish))],
    [t("sheet.price"), items.map((item) => formatAmount(item.priceYen))],
    [t("compare.volume"), items.map(({ facts }) => facts.volume ?? t("compare.unknown"))],
    [t("compare.lasting"), items.map(({ facts }) => facts.lasting ?? t("compare.unknown"))],
    [
      t("compare.holds"),
      items.map(({ facts }) => facts.flags ?? t("compare.unknown")).map((flags) => flags || t("compare.none")),
    ],
  ];
  return (
    <table className={`${css.table} wide above-2 text-fine text-leading-15`}>
      <caption className="visually-hidden">{t("compare.facts")}</caption>
      <thead className="visually-hidden">
        <tr>
          {items.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(([word, values]) => (
        <tbody key={word}>
          <tr>
            <th scope="rowgroup" colSpan={traySize} className="text-note text-medium">
              {word}
            </th>
          </tr>
          <tr>
            {items.map(({ id }, i) => (
              <td key={id}>{values[i]}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
