"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReportSwatch } from "../report.server.ts";
import css from "./report-table.module.css";

const percent = (share: number): number => Math.round(share * 100);

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");

/** All shades with both shares and how far they lie apart. */
export function ReportTable({ swatches }: { swatches: readonly ReportSwatch[] }) {
  const t = useMessages<Messages>();
  return (
    <details className={css.details}>
      <summary className="opens-plus side text-strong">{t("report.table")}</summary>
      <table className={`${css.table} text-fine text-leading-15 wide`}>
        <thead>
          <tr>
            <th scope="col">{t("report.swatch")}</th>
            <th scope="col">{t("report.named")}</th>
            <th scope="col">{t("report.unnamed")}</th>
            <th scope="col">{t("report.difference")}</th>
          </tr>
        </thead>
        <tbody>
          {swatches.map(({ id, name, namedShare, namelessShare, margin, isClear }) => (
            <tr key={id} data-clear={isClear || undefined}>
              <th scope="row">{name}</th>
              <td>{t("report.percent", { percent: percent(namedShare) })}</td>
              <td>{t("report.percent", { percent: percent(namelessShare) })}</td>
              <td>
                {signed(percent(namelessShare) - percent(namedShare))}
                <span className={css.margin}>{t("report.margin", { margin: percent(margin) })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
