import { Link } from "react-router";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import type { DocumentKind } from "#app/kits/search/search-document.ts";
import type { Hit } from "#app/kits/search/search.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { parseLoopCode } from "../rules/loop-code.ts";
import css from "./answer.module.css";
import { Highlighted } from "./highlighted.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { addressOf, hasShade, moveFocus } from "./results.tsx";
import { TipLoop } from "./tip-loop.tsx";
import { RankingReasons } from "./ranking-reasons.tsx";

type AnswerProps = { hit: Hit; query: string; choice: FacetChoice; onOpen: () => void };

/** The best of what was found, above any list: of a tip the three seconds that show it, of anything else its words. */
export function Answer({ hit, query, choice, onOpen }: AnswerProps) {
  const t = useMessages<Messages>();
  const shownFacets = parseLoopCode(hit.mark);
  const title = hit.title.map(({ text }) => text).join("");
  const verb = {
    tip: "open",
    hack: "hack",
    faq: "read",
    product: "look",
    look: "wear",
    monster: "meet",
    prophecy: "tryOn",
    chapter: "chapter",
    ingredient: "holding",
  } as const satisfies Record<DocumentKind, string>;
  return (
    <section className="bleed on-ink" aria-labelledby="answer-title">
      {shownFacets && <TipLoop key={hit.id} {...shownFacets} />}
      <div className={css.words}>
        <p className="text-note">
          {t("answer.label")}・{t(`kind.${hit.kind}`)}
        </p>
        {hasShade(hit) && hit.mark && (
          <span className={`${css.shade} on-grey`}>
            <ShadeChip hex={hit.mark} />
          </span>
        )}
        <h2 id="answer-title" className={`${css.title} text-leading-14 text-medium text-title`}>
          <Highlighted pieces={hit.title} />
        </h2>
        {hit.product && <ProductFacts product={hit.product} />}
        <p className={`${css.line} text-lead`}>
          <Highlighted pieces={hit.line} />
        </p>
        <Link
          to={addressOf(hit, query, choice)}
          className={`${css.open} text-lead text-strong`}
          data-hit={hit.id}
          onClick={onOpen}
          onKeyDown={moveFocus}
          prefetch="intent"
        >
          {t(`answer.${verb[hit.kind]}`)}
          <ArrowIcon />
        </Link>
        {query !== "" && <RankingReasons explanation={hit.explanation} about={title} />}
      </div>
    </section>
  );
}
