"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { RankingList } from "../list.server.ts";
import { addressOf } from "../rules/query.ts";
import { CountFacts } from "./count-facts.tsx";
import { NamelessPlace, Place } from "./place.tsx";
import { ShelfPlace } from "./shelf-place.tsx";
import { reportMonth } from "./report-month.ts";
import { TurnLink } from "./turn-link.tsx";
import { useFlip } from "./use-flip.ts";
import { useTurnInSight } from "./use-turn-in-sight.ts";
import css from "./ranking-places.module.css";

/** The places, with names or without; where too few visitors stand behind them, a calm shelf. */
export function RankingPlaces({ list }: { list: RankingList }) {
  const t = useWords<Words>();
  const places = useRef<HTMLOListElement>(null);
  const section = useRef<HTMLElement>(null);
  useFlip(places, list.query.isNameless ? "nameless" : addressOf(list.query));
  useTurnInSight(section, list.query.isNameless);
  const isQuiet = list.rows.length === 0 && list.nameless === null;
  return (
    <section ref={section} className={css.places} aria-labelledby="places">
      <div className={css.top}>
        <h2 id="places" className={classNames(role.display, css.title)}>
          {list.nameless ? t("nameless.title") : isQuiet ? t("quiet.list") : t("list")}
        </h2>
        <TurnLink query={list.query} compact />
      </div>
      {list.nameless ? <NamelessFacts list={list} /> : <CountFacts list={list} />}
      <p className="visually-hidden" role="status">
        {list.nameless ? t("nameless.status") : ""}
      </p>
      {isQuiet ? (
        <>
          <Quiet list={list} />
          <ul className={css.list}>
            {list.calm.map((item) => (
              <li key={item.id} className={css.calm} data-calm={item.id}>
                <ShelfPlace item={item} facts={t("quiet.out", { day: formatDay(item.releasedOn, "ja", true) })} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ol ref={places} className={css.list} data-nameless={list.nameless ? "" : undefined}>
          {list.nameless
            ? list.nameless.map((row) => <NamelessPlace key={row.id} row={row} />)
            : list.rows.map((row) => <Place key={row.item.id} row={row} />)}
        </ol>
      )}
    </section>
  );
}

function NamelessFacts({ list: { thisRound, blindVisitors, fewest, hasDemo } }: { list: RankingList }) {
  const t = useWords<Words>();
  const isFew = blindVisitors < fewest;
  return (
    <div className={css.facts}>
      <p>
        {isFew
          ? t("nameless.few", { n: blindVisitors, fewest })
          : t("nameless.caption", { month: t("report.month", reportMonth(thisRound)), n: blindVisitors })}
      </p>
      {hasDemo && <p className={css.demo}>{t("demo")}</p>}
    </div>
  );
}

function Quiet({ list: { query, visitors, fewest } }: { list: RankingList }) {
  const t = useWords<Words>();
  return (
    <div className={css.quiet}>
      <Notice
        message={t("quiet.message", { n: visitors, fewest })}
        story={t("quiet.story")}
        action={
          query.period !== "all" && (
            <ButtonLink look="line" compact to={addressOf({ ...query, period: "all" })} preventScrollReset>
              {t("quiet.ever")}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
