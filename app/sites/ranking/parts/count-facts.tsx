"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { RankingList } from "../list.server.ts";
import { periodWords } from "./filters.tsx";
import css from "./rank-rows.module.css";

const moveWords = { "24h": "moveDay", "7d": "moveWeek", all: "moveEver" } as const;

/** How it was counted, since when, of how many visitors, and until when. */
export function CountFacts({ list: { query, from, asOf, visitors, rows, hasDemo } }: { list: RankingList }) {
  const t = useMessages<Messages>();
  const until = formatMoment(asOf, "ja");
  return (
    <div className={`${css.facts} stack-2 text-fine text-leading-17`}>
      <p className="facts-3">
        <b>{t(`periods.${periodWords[query.period]}`)}</b>
        <span>
          {from === null ? t("facts.ever", { until }) : t("facts.span", { from: formatMoment(from, "ja"), until })}
        </span>
        <b data-reach={visitors}>{t("facts.people", { n: visitors })}</b>
      </p>
      <p>
        {t(`facts.${query.tab}`)}
        {t("facts.formula")}
        {rows.some(({ movement }) => movement !== null) && t(`facts.${moveWords[query.period]}`)}
      </p>
      {hasDemo && <p className="marked text-strong">{t("demo")}</p>}
    </div>
  );
}
