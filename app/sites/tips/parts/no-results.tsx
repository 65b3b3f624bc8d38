import { Link } from "react-router";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import type { SearchResults } from "#app/kits/search/search.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { tipsAddress } from "../address.ts";
import type { TipLink } from "../data.server.ts";
import { Highlighted } from "./highlighted.tsx";
import css from "./no-results.module.css";
import { addressOf, moveFocus } from "./results.tsx";
import results from "./results.module.css";
import { TipLinks } from "./tip-links.tsx";

interface NoResultsProps {
  findings: SearchResults;
  choice: FacetChoice;
  others: readonly TipLink[];
  /** `message` of no-results.module.css: named by the page, so that the styles come with it. */
  className: string | undefined;
}

/** Nothing fits: three ways on — words that look alike, the shelf, and asking — and what lies nearest by its letters. */
export function NoResults({ findings, choice, others, className }: NoResultsProps) {
  const t = useMessages<Messages>();
  const { query, nearest, nearestAnswer, closest, understood } = findings;
  const answer = nearestAnswer?.title.map(({ text }) => text).join("") ?? "";
  const words = closest.length > 0 ? closest : [t("zero.common.lip"), t("zero.common.lash"), t("zero.common.brow")];
  const wordsTitle = t(closest.length > 0 ? "zero.words" : "zero.wordsNone");
  return (
    <>
      <div className={className}>
        <p className="text-lead text-leading-17">{t("zero.message", { query })}</p>
        <p className="text-quiet">{t("zero.ways")}</p>
      </div>
      <ol className={css.ways} data-ways>
        <li className={css.way}>
          <h2 className="text-body">{wordsTitle}</h2>
          <ChipRow label={wordsTitle}>
            {words.map((word) => (
              <ChipLink key={word} to={tipsAddress({ query: word })}>
                {word}
              </ChipLink>
            ))}
          </ChipRow>
        </li>
        <li className={css.way}>
          <h2 className="text-body">{t("zero.catalogue")}</h2>
          <ButtonLink to={understood.catalogue ?? "/all-products"} look="line" compact>
            {t(understood.catalogue ? "zero.catalogueWith" : "zero.catalogueAll")}
          </ButtonLink>
        </li>
        <li className={css.way}>
          <h2 className="text-body">{t("zero.ask")}</h2>
          <ButtonLink to={nearestAnswer?.href ?? "/faq#still"} look="line" compact>
            {nearestAnswer ? t("zero.askOpen", { title: answer }) : t("zero.askAll")}
          </ButtonLink>
        </li>
      </ol>
      <p className="above-3 text-quiet">{t("zero.story")}</p>
      {nearest.length > 0 && (
        <section className="above-5" aria-labelledby="nearest-title">
          <h2 id="nearest-title" className="rule-below text-body">
            {t("zero.nearest")}
          </h2>
          <ul>
            {nearest.map((hit) => (
              <li key={hit.id} className="anchor hair-below">
                <Link to={addressOf(hit, "", choice)} className={results.link} data-hit={hit.id} onKeyDown={moveFocus}>
                  <span className="grid shrinks">
                    <span className={`${results.title} text-lead text-leading-16`}>
                      <Highlighted pieces={hit.title} />
                    </span>
                    <span className={`${results.line} text-leading-17 text-quiet`}>
                      <Highlighted pieces={hit.line} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TipLinks title={t("start.more")} tips={others} />
    </>
  );
}
