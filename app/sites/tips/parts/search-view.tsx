import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TipsData } from "../data.server.ts";
import { addressMs, maxShown } from "../tuning.ts";
import { tipsAddress } from "../address.ts";
import { Answer } from "./answer.tsx";
import { FacetList } from "./facet-list.tsx";
import { RecentList } from "./recent-list.tsx";
import { Results } from "./results.tsx";
import { SearchBox } from "./search-box.tsx";
import careCard from "./care-card.module.css";
import noResults from "./no-results.module.css";
import css from "./search-view.module.css";
import { SearchStart } from "./search-start.tsx";
import understood from "./understood.module.css";
import { useLiveSearch } from "./use-live-search.ts";
import { useSearchHistory } from "./use-search-history.ts";

// Met by few searches, and fetched with the index of the phone (deferred/open-index.ts), so that they are there offline.
// Their styles come with the page: it is served with them in place.
const CareCard = lazy(async () => ({ default: (await import("./care-card.tsx")).CareCard }));
const NoResults = lazy(async () => ({ default: (await import("./no-results.tsx")).NoResults }));
const ConditionNotes = lazy(async () => ({ default: (await import("./understood.tsx")).ConditionNotes }));
const UnderstoodConditions = lazy(async () => ({ default: (await import("./understood.tsx")).UnderstoodConditions }));

/** The window and what it answers. The server answers first; once its index is here, the phone answers each keystroke. */
export function SearchView({ data }: { data: TipsData }) {
  const t = useMessages<Messages>();
  const [query, setQuery] = useState(data.asked.query);
  const [choice, setChoice] = useState<FacetChoice>(data.asked.choice);
  const deferredQuery = useDeferredValue(query);
  const { findings, isServedState, isLive, state, startSearch } = useFindings(data, deferredQuery, choice);
  const searchHistory = useSearchHistory(findings);
  const list = useRef<HTMLDivElement>(null);

  const [best] = findings?.hits ?? [];
  const isStart = findings === null && (isLive || isServedState);
  return (
    <div className={`${css.page} on-soot page-height`}>
      <header className={`${css.head} facts-3`}>
        <h1 className={classNames("text-title", role.display)}>{t("head.title")}</h1>
        <p className="text-quiet">{t("head.line")}</p>
      </header>
      <SearchBox
        {...{ query, choice }}
        onType={(text) => {
          setQuery(text);
          startSearch();
        }}
        onSubmit={() => {
          searchHistory.keep();
          return isLive;
        }}
        onFocusSearch={startSearch}
        onArrowDown={() => list.current?.querySelector<HTMLElement>("[data-hit]")?.focus()}
      />
      {data.notices.map((notice) => (
        <p key={notice} className={`${css.notice} below-3 marked on-ink`}>
          {t(`notice.${notice}`)}
        </p>
      ))}
      <ResultCount {...{ findings, query: deferredQuery }} isWaking={state === "waking" && !isServedState} />
      {isStart && (
        <RecentList queries={searchHistory.recent} onDelete={searchHistory.forget} onClear={searchHistory.forgetAll} />
      )}
      <div ref={list}>
        <Suspense>
          {findings?.care && (
            <CareCard care={findings.care} other={{ to: "/tips", label: t("care.other") }} className={careCard.card} />
          )}
          {findings && !findings.care && findings.understood.criteria.length > 0 && (
            <UnderstoodConditions findings={findings} className={understood.understood} />
          )}
        </Suspense>
        {best && !findings?.care && (
          <Answer hit={best} query={findings?.query ?? ""} choice={choice} onOpen={searchHistory.keep} />
        )}
        <Suspense>
          {best && findings && !findings.care && findings.understood.criteria.length > 0 && (
            <ConditionNotes findings={findings} className={understood.understood} />
          )}
          {findings && !findings.care && findings.hits.length === 0 && (
            <NoResults {...{ findings, choice }} others={data.start?.others ?? []} className={noResults.message} />
          )}
        </Suspense>
        {findings && !findings.care && (best || Object.keys(choice).length > 0) && (
          <FacetList
            {...{ query: deferredQuery.trim(), choice }}
            counts={findings.counts}
            onOpen={startSearch}
            onChoose={(next) => {
              if (isLive) setChoice(next);
              return isLive;
            }}
          />
        )}
        {findings && <Results {...{ findings, choice }} hasAnswer={!findings.care} onOpen={searchHistory.keep} />}
        {isStart && data.start && <SearchStart start={data.start} />}
      </div>
    </div>
  );
}

interface ResultCountProps {
  findings: TipsData["findings"];
  query: string;
  /** The phone's own index is on its way. */
  isWaking: boolean;
}

function ResultCount({ findings, query, isWaking }: ResultCountProps) {
  const t = useMessages<Messages>();
  const count = findings?.hits.length ?? 0;
  return (
    <p className={findings?.care ? "visually-hidden" : `${css.count} text-note`} role="status">
      {isWaking && t("box.loading")}
      {findings?.care ? findings.care.words.title : count > 0 && t(resultCountKey(count, query), { count })}
    </p>
  );
}

/** What is found: by the server for what it was asked, by the phone for all else once its index is here. */
function useFindings(data: TipsData, query: string, choice: FacetChoice) {
  const { searchLive, state, startSearch } = useLiveSearch(data.sourcePath);
  const isServedState = query.trim() === data.asked.query && choice === data.asked.choice;
  const findings = useMemo(() => {
    if (isServedState || !searchLive) return data.findings;
    return query.trim() === "" && Object.keys(choice).length === 0 ? null : searchLive(query, { choice });
  }, [isServedState, searchLive, data.findings, query, choice]);
  const isLive = searchLive !== null;
  // Words of distress stand in no address: it is written into histories and sent along.
  useAddress(!isServedState && isLive && !findings?.care, tipsAddress({ query: query.trim(), choice }));
  return { findings, isServedState, isLive, state, startSearch };
}

const resultCountKey = (count: number, query: string): "most" | "browse" | "count" => {
  if (count >= maxShown) return "most";
  return query === "" ? "browse" : "count";
};

/** The address follows what is shown, so that it can be shared; past the router, which would ask the server again. */
function useAddress(isLive: boolean, address: string): void {
  useEffect(() => {
    if (!isLive) return;
    const controller = new AbortController();
    waitMs(addressMs, controller.signal).then(
      () => window.history.replaceState(window.history.state, "", address),
      () => {},
    );
    return () => controller.abort();
  }, [isLive, address]);
}
