"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReportSwatch } from "../report.server.ts";
import { slopePath, slopeRow, slopeWidth } from "../rules/slope.ts";
import css from "./slope-chart.module.css";

/** From the order with names to the order without, one line a shade. The table beside it says the same. */
export function SlopeChart({ swatches }: { swatches: readonly ReportSwatch[] }) {
  const t = useMessages<Messages>();
  const named = swatches.toSorted((a, b) => a.namedRank - b.namedRank);
  const height = swatches.length * slopeRow;
  return (
    <figure className={`${css.chart} on-grey`}>
      <figcaption className="grid text-strong">
        {t("report.chart")}
        <small className="text-fine text-medium">{t("report.clear")}</small>
      </figcaption>
      <div className={`${css.heads} text-fine text-strong`} aria-hidden="true">
        <span>{t("report.named")}</span>
        <span>{t("report.unnamed")}</span>
      </div>
      <div className={css.body} aria-hidden="true">
        <ol className="grid">
          {named.map(({ id, name, hex, namedRank, isClear }) => (
            <li key={id} className={`${css.row} stack-2 text-fine text-leading-12`} data-clear={isClear || undefined}>
              <span className={css.number}>{namedRank}</span>
              <span className={css.name}>{name}</span>
              <span className={classNames(css.dot, shadeClass(hex))} />
            </li>
          ))}
        </ol>
        <div className="anchor">
          <svg
            className={`${css.lines} overlay-full`}
            viewBox={`0 0 ${slopeWidth} ${height}`}
            preserveAspectRatio="none"
          >
            {swatches.map(({ id, namedRank, namelessRank, isClear }) => (
              <path key={id} d={slopePath(namedRank, namelessRank)} data-clear={isClear || undefined} />
            ))}
          </svg>
        </div>
        <ol className="grid">
          {swatches.map(({ id, hex, namelessRank, isClear }) => (
            <li key={id} className={`${css.row} stack-2 text-fine text-leading-12`} data-clear={isClear || undefined}>
              <span className={classNames(css.dot, shadeClass(hex))} />
              <span className={css.number}>{namelessRank}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
