"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { chipClass } from "#app/kits/ui/chip/chip.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { catalogueAddress, clearFacets } from "../rules/catalogue-query.ts";
import { facetLabel } from "./facet-label.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import css from "./conditions.module.css";

/** What the catalogue is narrowed to, each with a link that removes it, and the way back to everything. */
export function Conditions({ query, facets }: Pick<CatalogueData, "query" | "facets">) {
  const t = useMessages<Messages>();
  const chosen = facets.flatMap(({ id, options }) =>
    options.filter(({ isChosen }) => isChosen).map(({ value, to }) => ({ word: facetLabel(t, id, value), to })),
  );
  if (query.q)
    chosen.unshift({ word: t("tools.text", { text: query.q }), to: catalogueAddress({ ...query, q: null, p: null }) });
  if (query.wanted) chosen.push({ word: t("tools.near"), to: catalogueAddress({ ...query, wanted: null, p: null }) });
  if (chosen.length === 0) return null;
  return (
    <nav className="align-centre pad-side-3 row-2" aria-label={t("tools.now")}>
      {chosen.map(({ word, to }) => (
        <CatalogueLink
          key={word}
          to={to}
          className={`${chipClass} ${css.condition} text-strong`}
          label={t("tools.remove", { word })}
        >
          {word}
          <CloseIcon />
        </CatalogueLink>
      ))}
      <CatalogueLink
        to={catalogueAddress(clearFacets({ ...query, p: null }))}
        className={`${css.clear} target-inline text-underlined`}
      >
        {t("tools.clear")}
      </CatalogueLink>
    </nav>
  );
}
