import { Link } from "react-router";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import type { SearchResults } from "#app/kits/search/search.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TipLink } from "../data.server.ts";
import { Highlighted } from "./highlighted.tsx";
import { addressOf, moveFocus } from "./results.tsx";
import css from "./results.module.css";
import { TipLinks } from "./tip-links.tsx";

type NoResultsProps = { findings: SearchResults; choice: FacetChoice; others: readonly TipLink[] };

/** Nothing fits: what to do, what lies nearest by its letters, the nearest answer of the FAQ, and what the hour offers. */
export function NoResults({ findings, choice, others }: NoResultsProps) {
  const t = useMessages<Messages>();
  const { query, nearest, nearestAnswer } = findings;
  const answer = nearestAnswer?.title.map(({ text }) => text).join("") ?? "";
  return (
    <>
      <Notice
        message={t("zero.message", { query })}
        action={
          <>
            <ButtonLink to={nearestAnswer?.href ?? "/faq"} look="line" compact>
              {t("zero.ask")}
            </ButtonLink>
            <ButtonLink to="/tips" look="quiet" compact>
              {t("zero.again")}
            </ButtonLink>
          </>
        }
        story={t("zero.story")}
      />
      {nearestAnswer && (
        <p className={`${css.line} text-leading-17 text-quiet`}>
          <Link to={nearestAnswer.href}>{t("zero.askOpen", { title: answer })}</Link>
        </p>
      )}
      {nearest.length > 0 && (
        <section className="above-5" aria-labelledby="nearest-title">
          <h2 id="nearest-title" className="rule-below text-body">
            {t("zero.nearest")}
          </h2>
          <ul>
            {nearest.map((hit) => (
              <li key={hit.id} className="anchor hair-below">
                <Link to={addressOf(hit, "", choice)} className={css.link} data-hit={hit.id} onKeyDown={moveFocus}>
                  <span className="grid shrinks">
                    <span className={`${css.title} text-lead text-leading-16`}>
                      <Highlighted pieces={hit.title} />
                    </span>
                    <span className={`${css.line} text-leading-17 text-quiet`}>
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
