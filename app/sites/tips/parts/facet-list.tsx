import { Link, useLocation } from "react-router";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import { type FacetName, facetNames } from "#app/kits/search/search-document.ts";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { facetOptions, tipsAddress, toggleFacet } from "../address.ts";
import css from "./facet-list.module.css";

type FacetListProps = {
  query: string;
  choice: FacetChoice;
  counts: Record<FacetName, Record<string, number>>;
  /** True when the phone answers by itself. */
  onChoose: (choice: FacetChoice) => boolean;
  /** The visitor turns to the conditions: time to wake the index, so that they stay open when one is chosen. */
  onOpen: () => void;
};

/** The conditions, each with an address of its own; what would leave nothing is not offered. */
export function FacetList({ query, choice, counts, onChoose, onOpen }: FacetListProps) {
  const t = useMessages<Messages>();
  const previouslyOpen = (useLocation().state as { areFacetsOpen?: boolean } | null)?.areFacetsOpen === true;
  const chosen = facetNames.filter((name) => choice[name] !== undefined);
  const link = (next: FacetChoice) => ({
    to: tipsAddress({ query, choice: next }),
    preventScrollReset: true,
    replace: true,
    // When the server answers, the view is rendered anew: the conditions stay open.
    state: { areFacetsOpen: true },
    onClick: (event: { preventDefault(): void }) => {
      if (onChoose(next)) event.preventDefault();
    },
  });
  return (
    <details className={css.facets} open={previouslyOpen || undefined} onToggle={onOpen}>
      <summary className="opens-row text-strong">
        {t("facets.open")}
        {chosen.length > 0 && (
          <span className="text-medium text-note">{t("facets.chosen", { count: chosen.length })}</span>
        )}
      </summary>
      {facetNames.map((name) => {
        const options = facetOptions[name].filter((value) => counts[name][value] || choice[name] === value);
        if (options.length === 0) return null;
        return (
          <div key={name} className={css.facet}>
            <p className={`${css.name} text-note`}>{t(`facets.${name}`)}</p>
            <ChipRow label={t(`facets.${name}`)}>
              {options.map((value) => (
                <ChipLink key={value} {...link(toggleFacet(choice, name, value))} isCurrent={choice[name] === value}>
                  {t("facets.option", { word: facetLabel(name, value, t), count: counts[name][value] ?? 0 })}
                </ChipLink>
              ))}
            </ChipRow>
          </div>
        );
      })}
      {chosen.length > 0 && (
        <Link {...link({})} className="below-3 target-inline text-underlined">
          {t("facets.drop")}
        </Link>
      )}
    </details>
  );
}

type Translate = ReturnType<typeof useMessages<Messages>>;

/** The word of a value: 「くちびる」. */
export function facetLabel(name: FacetName, value: string, t: Translate): string {
  return t(`${name}.${value}` as "part.skin");
}
