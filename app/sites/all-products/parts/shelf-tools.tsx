"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Shelf } from "../data.server.ts";
import { shelfAddress, sorts, views } from "../rules/shelf-query.ts";
import { FacetGroup } from "./facet-group.tsx";
import { ShelfLink } from "./shelf-link.tsx";
import css from "./shelf-tools.module.css";

const ColourPicker = lazy(async () => ({ default: (await import("./colour-picker.tsx")).ColourPicker }));

/** What one does with the shelf: narrow it, order it, look at it otherwise, compare. All of it is links, and a form for the colour nobody has a word for. */
export function ShelfTools({ query, facets, items }: Pick<Shelf, "query" | "facets" | "items">) {
  const t = useWords<Words>();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <div className={css.tools}>
      <details className={css.fold}>
        <summary className={css.summary}>{t("tools.narrow")}</summary>
        <div className={css.groups}>
          {facets.map((facet) => (
            <FacetGroup key={facet.id} facet={facet} />
          ))}
        </div>
      </details>
      <details className={css.fold} onToggle={(event) => setIsMaking(event.currentTarget.open)}>
        <summary className={css.summary}>{t("picker.title")}</summary>
        <div className={css.picker}>
          <p className={css.note}>{t("picker.note")}</p>
          <Suspense>{isMaking && <ColourPicker query={query} items={items} />}</Suspense>
        </div>
      </details>
      <details className={css.fold}>
        <summary className={css.summary}>
          {t("tools.order")}
          <span className={css.current}>{query.wanted ? t("tools.near") : t(`sort.${query.sort}`)}</span>
        </summary>
        <ul className={css.choices}>
          {sorts.map((sort) => (
            <li key={sort}>
              <ShelfLink
                className={css.choice}
                to={shelfAddress({ ...query, sort, wanted: null, p: null })}
                isHere={sort === query.sort && !query.wanted}
              >
                {t(`sort.${sort}`)}
              </ShelfLink>
            </li>
          ))}
        </ul>
      </details>
      <nav className={css.ways} aria-label={t("tools.view")}>
        {views.map((view) => (
          <ShelfLink
            key={view}
            className={css.way}
            to={shelfAddress({ ...query, view, p: null })}
            isHere={view === query.view}
          >
            {t(`view.${view}`)}
          </ShelfLink>
        ))}
        <ShelfLink
          className={css.way}
          to={shelfAddress({ ...query, compare: query.compare ? null : [], p: null })}
          isHere={query.compare !== null}
        >
          {t(query.compare ? "tools.stopComparing" : "tools.compare")}
        </ShelfLink>
      </nav>
    </div>
  );
}
