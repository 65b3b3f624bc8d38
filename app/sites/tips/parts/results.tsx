import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import type { DocumentKind } from "#app/kits/search/search-document.ts";
import type { SearchResults, Hit } from "#app/kits/search/search.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { tipsAddress } from "../address.ts";
import { Highlighted } from "./highlighted.tsx";
import { ProductFacts } from "./product-facts.tsx";
import css from "./results.module.css";
import { RankingReasons } from "./ranking-reasons.tsx";

/** How many of a group stand there before one asks for more. */
const shownPerKind = 4;

type ResultsProps = {
  findings: SearchResults;
  choice: FacetChoice;
  /** The best stands above already. */
  hasAnswer: boolean;
  onOpen: () => void;
};

/** What was found, by kind; the kind that holds the best comes first. The very best stands above, as the answer. */
export function Results({ findings, choice, hasAnswer, onOpen }: ResultsProps) {
  const t = useMessages<Messages>();
  const others = findings.hits.slice(hasAnswer ? 1 : 0);
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return (
    <div>
      {kinds.map((kind) => {
        const hits = others.filter((hit) => hit.kind === kind);
        const rows = (visibleHits: readonly Hit[]) =>
          visibleHits.map((hit) => <Row key={hit.id} {...{ hit, choice, onOpen }} query={findings.query} />);
        return (
          <section key={kind} className="above-5" aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`} className="rule-below text-body">
              {t(`kind.${kind}`)}
            </h2>
            <ul>{rows(hits.slice(0, shownPerKind))}</ul>
            {hits.length > shownPerKind && (
              <details>
                <summary className="opens-plus text-strong">{t("more", { count: hits.length - shownPerKind })}</summary>
                <ul>{rows(hits.slice(shownPerKind))}</ul>
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}

type RowProps = { hit: Hit; query: string; choice: FacetChoice; onOpen: () => void };

function Row({ hit, query, choice, onOpen }: RowProps) {
  const title = hit.title.map(({ text }) => text).join("");
  return (
    <li className="anchor hair-below">
      <Link
        to={addressOf(hit, query, choice)}
        className={css.link}
        data-hit={hit.id}
        onClick={onOpen}
        onKeyDown={moveFocus}
        prefetch="intent"
      >
        {hasShade(hit) && hit.mark && (
          <span className={`${css.shade} on-grey`}>
            <ShadeChip hex={hit.mark} size={hit.product ? "row" : "text"} />
          </span>
        )}
        <span className="grid shrinks">
          <span className={`${css.title} text-lead text-leading-16`}>
            <Highlighted pieces={hit.title} />
          </span>
          {hit.product && <ProductFacts product={hit.product} />}
          <span className={`${css.line} text-leading-17 text-quiet`}>
            <Highlighted pieces={hit.line} />
          </span>
        </span>
      </Link>
      {query !== "" && <RankingReasons explanation={hit.explanation} about={title} />}
    </li>
  );
}

/** True for what is a colour, or is shown by one. */
export const hasShade = ({ kind }: Hit): boolean =>
  kind === "product" || kind === "prophecy" || kind === "look" || kind === "monster";

/** Where a hit leads; a tip opens within the search it was found by. */
export function addressOf(
  { kind, id, href }: { kind: DocumentKind; id: string; href: string },
  query: string,
  choice: FacetChoice,
): string {
  return kind === "tip" ? tipsAddress({ query, choice, tipId: id }) : href;
}

/** Up and down lead from one result to the next, past what lies between; up from the first, back to the field. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...document.querySelectorAll<HTMLElement>("[data-hit]")].filter((link) => link.checkVisibility());
  const here = all.findIndex((link) => link === document.activeElement);
  const next = here < 0 ? undefined : (all[here + step] ?? (step < 0 ? document.getElementById("tips-query") : null));
  if (!next) return;
  event.preventDefault();
  next.focus();
}
