"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { catalogueAddress, sorts, views } from "../rules/catalogue-query.ts";
import { FacetGroup } from "./facet-group.tsx";
import { CatalogueSearch } from "./catalogue-search.tsx";
import { CatalogueLink } from "./catalogue-link.tsx";
import { useFacetToggle } from "./use-facet-toggle.ts";
import css from "./catalogue-tools.module.css";

const ColourPicker = lazy(async () => ({ default: (await import("./colour-picker.tsx")).ColourPicker }));

const summaryClass = `${css.summary} opens-row side text-strong`;
const actionClass = `${css.action} middle ring-inside text-centred target-box text-quiet`;

/** Controls of the catalogue: narrow, order, other views, compare. All are links, and a form for a colour nobody can name. */
export function CatalogueTools({ query, facets, items }: Pick<CatalogueData, "query" | "facets" | "items">) {
  const t = useMessages<Messages>();
  const onToggle = useFacetToggle();
  const [isPickerOpen, setIsPickerOpen] = useState(false);
  return (
    <div className="rule-above">
      <CatalogueSearch query={query} />
      <details className={css.fold}>
        <summary className={summaryClass}>{t("tools.narrow")}</summary>
        <div className={`${css.groups} stack-4`}>
          {facets.map((facet) => (
            <FacetGroup key={facet.id} facet={facet} onToggle={onToggle} />
          ))}
        </div>
        <a className={`${css.show} middle on-ink rule-above ring-inside text-strong`} href="#list" onClick={showList}>
          {t("tools.show", { count: items.length })}
        </a>
      </details>
      <details className={css.fold} onToggle={(event) => setIsPickerOpen(event.currentTarget.open)}>
        <summary className={summaryClass}>{t("picker.title")}</summary>
        <div className={`${css.picker} on-grey stack-3`}>
          <p className="text-fine text-leading-17">{t("picker.note")}</p>
          <Suspense>{isPickerOpen && <ColourPicker query={query} items={items} />}</Suspense>
        </div>
      </details>
      <details className={css.fold}>
        <summary className={summaryClass}>
          {t("tools.order")}
          <span className="text-medium text-note">{t(query.wanted ? "tools.near" : `sort.${query.sort}`)}</span>
        </summary>
        <ul className={css.choices}>
          {sorts.map((sort) => (
            <li key={sort}>
              <CatalogueLink
                className={`${css.choice} target-line`}
                to={catalogueAddress({ ...query, sort, wanted: null, p: null, page: 1 })}
                isHere={sort === query.sort && !query.wanted}
              >
                {t(`sort.${sort}`)}
              </CatalogueLink>
            </li>
          ))}
        </ul>
      </details>
      <ViewLinks query={query} />
    </div>
  );
}

/** Closes the conditions and goes to what they left. */
function showList(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  event.currentTarget.closest("details")?.removeAttribute("open");
  const list = document.getElementById("list");
  list?.scrollIntoView();
  list?.focus({ preventScroll: true });
}

/** Other ways to see the catalogue, and to compare. */
function ViewLinks({ query }: Pick<CatalogueData, "query">) {
  const t = useMessages<Messages>();
  return (
    <nav className={css.actions} aria-label={t("tools.view")}>
      {views.map((view) => (
        <CatalogueLink
          key={view}
          className={actionClass}
          to={catalogueAddress({ ...query, view, p: null })}
          isHere={view === query.view}
        >
          {t(`view.${view}`)}
        </CatalogueLink>
      ))}
      <CatalogueLink
        className={actionClass}
        to={catalogueAddress({ ...query, compare: query.compare ? null : [], p: null })}
        isHere={query.compare !== null}
      >
        {t(query.compare ? "tools.stopComparing" : "tools.compare")}
      </CatalogueLink>
    </nav>
  );
}
