import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TipsData } from "../data.server.ts";
import { addressMs, mostShown } from "../feel.ts";
import { tipsAddress } from "../address.ts";
import { Answer } from "./answer.tsx";
import { FacetList } from "./facet-list.tsx";
import { Nothing } from "./nothing.tsx";
import { Recent } from "./recent.tsx";
import { Results } from "./results.tsx";
import { SearchBox } from "./search-box.tsx";
import css from "./search-room.module.css";
import { Start } from "./start.tsx";
import { useLiveSearch } from "./use-live-search.ts";
import { useTraces } from "./use-traces.ts";

/** The window and what it answers. The server answers first; once its index is here, the phone answers each keystroke. */
export function SearchRoom({ data }: { data: TipsData }) {
  const t = useWords<Words>();
  const [query, setQuery] = useState(data.asked.query);
  const [choice, setChoice] = useState<FacetChoice>(data.asked.choice);
  const { ask, state, wake } = useLiveSearch(data.sourcePath);
  const meant = useDeferredValue(query);
  const isAsServed = meant.trim() === data.asked.query && choice === data.asked.choice;
  const findings = useMemo(() => {
    if (isAsServed || !ask) return data.findings;
    return meant.trim() === "" && Object.keys(choice).length === 0 ? null : ask(meant, { choice });
  }, [isAsServed, ask, data.findings, meant, choice]);
  const traces = useTraces(findings);
  const list = useRef<HTMLDivElement>(null);
  useAddress(!isAsServed && ask !== null, tipsAddress({ query: meant.trim(), choice }));

  const [best] = findings?.hits ?? [];
  const isStart = findings === null && (ask !== null || isAsServed);
  return (
    <div className={css.room}>
      <header className={css.head}>
        <h1 className={classNames(css.name, role.display)}>{t("head.title")}</h1>
        <p className={css.motto}>{t("head.line")}</p>
      </header>
      <SearchBox
        {...{ query, choice }}
        onType={(text) => {
          setQuery(text);
          wake();
        }}
        onSubmit={() => {
          traces.keep();
          return ask !== null;
        }}
        onWake={wake}
        onDown={() => list.current?.querySelector<HTMLElement>("[data-hit]")?.focus()}
      />
      {data.notices.map((notice) => (
        <p key={notice} className={css.notice}>
          {t(`notice.${notice}`)}
        </p>
      ))}
      <p className={css.count} role="status">
        {state === "waking" && !isAsServed && t("box.loading")}
        {findings &&
          findings.hits.length > 0 &&
          t(countWord(findings.hits.length, meant), { count: findings.hits.length })}
      </p>
      {isStart && <Recent queries={traces.recent} onForget={traces.forget} onForgetAll={traces.forgetAll} />}
      <div ref={list}>
        {best && <Answer hit={best} query={findings?.query ?? ""} choice={choice} onOpen={traces.keep} />}
        {findings && findings.hits.length === 0 && (
          <Nothing {...{ findings, choice }} others={data.start?.others ?? []} />
        )}
        {findings && (best || Object.keys(choice).length > 0) && (
          <FacetList
            {...{ query: meant.trim(), choice }}
            counts={findings.counts}
            onOpen={wake}
            onChoose={(next) => {
              if (ask) setChoice(next);
              return ask !== null;
            }}
          />
        )}
        {findings && <Results {...{ findings, choice }} onOpen={traces.keep} />}
        {isStart && data.start && <Start start={data.start} />}
      </div>
    </div>
  );
}

const countWord = (count: number, query: string): "most" | "browse" | "count" => {
  if (count >= mostShown) return "most";
  return query === "" ? "browse" : "count";
};

/** The address follows what is shown, so that it can be shared; past the router, which would ask the server again. */
function useAddress(isOurs: boolean, address: string): void {
  useEffect(() => {
    if (!isOurs) return;
    const leaving = new AbortController();
    waitMs(addressMs, leaving.signal).then(
      () => window.history.replaceState(window.history.state, "", address),
      () => {},
    );
    return () => leaving.abort();
  }, [isOurs, address]);
}
