"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { chipClass } from "#app/kits/ui/chip/chip.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { facetLabel } from "./facet-label.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import type { FacetToggle } from "./use-facet-toggle.ts";
import css from "./facet-group.module.css";

type FacetGroupProps = {
  facet: CatalogueData["facets"][number];
  onToggle: FacetToggle;
};

/** One facet: each value is a link that turns it on or off, with the number of products it would leave. */
export function FacetGroup({ facet, onToggle }: FacetGroupProps) {
  const t = useMessages<Messages>();
  const titleId = `facet-${facet.id}`;

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={`${css.title} text-note`}>
        {t(`facet.${facet.id}`)}
      </h2>
      {(facet.id === "type" || facet.id === "without") && (
        <p className={`${css.note} text-fine`}>{t(`facetNote.${facet.id}`)}</p>
      )}
      <ul className="row-2">
        {facet.options.map(({ value, count, isChosen, to }) => {
          const word = facetLabel(t, facet.id, value);
          return (
            <li key={value}>
              {count === 0 && !isChosen ? (
                <span className={`${chipClass} ${css.none}`}>
                  {word}
                  <span className={`${css.count} text-fine`}>0</span>
                </span>
              ) : (
                <CatalogueLink
                  className={chipClass}
                  to={to}
                  isHere={isChosen}
                  label={t("tools.offer", { word, count })}
                  onClick={(event) => onToggle(event, facet.id, value, to)}
                >
                  {isChosen && <TickIcon />}
                  {word}
                  <span className={`${css.count} text-fine`}>{count}</span>
                </CatalogueLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
