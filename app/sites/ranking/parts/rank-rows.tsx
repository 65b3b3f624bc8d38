"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useRef } from "react";
import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { EmptyState } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { RankingList } from "../list.server.ts";
import { addressOf } from "../rules/query.ts";
import { CountFacts } from "./count-facts.tsx";
import { NamelessRankRow, RankRow } from "./rank-row.tsx";
import { ProductSummary } from "./product-summary.tsx";
import { reportMonth } from "./report-month.ts";
import { HideNamesLink } from "./hide-names-link.tsx";
import { useFlip } from "./use-flip.ts";
import { useScrollToRanking } from "./use-scroll-to-ranking.ts";
import css from "./rank-rows.module.css";

/** The ranks, with names or without; where too few visitors stand behind them, the newest products. */
export function RankRows({ list }: { list: RankingList }) {
  const t = useMessages<Messages>();
  const listRef = useRef<HTMLOListElement>(null);
  const section = useRef<HTMLElement>(null);
  useFlip(listRef, list.query.hasHiddenNames ? "nameless" : addressOf(list.query));
  useScrollToRanking(section, list.query.hasHiddenNames);
  const isQuiet = list.rows.length === 0 && list.nameless === null;
  return (
    <section ref={section} className={css.places} aria-labelledby="places">
      <div className={`${css.top} spread-2`}>
        <h2 id="places" className={classNames(role.display, "text-title")}>
          {list.nameless ? t("unnamed.title") : isQuiet ? t("quiet.list") : t("list")}
        </h2>
        <HideNamesLink query={list.query} compact />
      </div>
      {list.nameless ? <NamelessFacts list={list} /> : <CountFacts list={list} />}
      <p className="visually-hidden" role="status">
        {list.nameless ? t("unnamed.status") : ""}
      </p>
      {isQuiet ? (
        <>
          <TooFewVisitors list={list} />
          <ul className={css.list}>
            {list.newest.map((item) => (
              <li key={item.id} data-newest={item.id}>
                <ProductSummary item={item} facts={t("quiet.out", { day: formatDay(item.releasedOn, "ja", true) })} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ol ref={listRef} className={css.list} data-hidden-names={list.nameless ? "" : undefined}>
          {list.nameless
            ? list.nameless.map((row) => <NamelessRankRow key={row.id} row={row} />)
            : list.rows.map((row) => <RankRow key={row.item.id} row={row} />)}
        </ol>
      )}
      {!list.nameless && (
        <p className="side above-3">
          <PlacesLink productIds={isQuiet ? list.newest.map(({ id }) => id) : list.rows.map(({ item }) => item.id)} />
        </p>
      )}
    </section>
  );
}

function NamelessFacts({ list: { thisRound, blindVisitors, fewest, hasDemo } }: { list: RankingList }) {
  const t = useMessages<Messages>();
  const isFew = blindVisitors < fewest;
  return (
    <div className={`${css.facts} stack-2 text-fine text-leading-17`}>
      <p>
        {isFew
          ? t("unnamed.few", { n: blindVisitors, fewest })
          : t("unnamed.caption", { month: t("report.month", reportMonth(thisRound)), n: blindVisitors })}
      </p>
      {hasDemo && <p className="marked text-strong">{t("demo")}</p>}
    </div>
  );
}

function TooFewVisitors({ list: { query, visitors, fewest } }: { list: RankingList }) {
  const t = useMessages<Messages>();
  return (
    <div className={css.quiet}>
      <EmptyState
        message={t("quiet.message", { n: visitors, fewest })}
        story={t("quiet.story")}
        link={query.period !== "all" && t("quiet.ever")}
        to={addressOf({ ...query, period: "all" })}
        preventScrollReset
      />
    </div>
  );
}
