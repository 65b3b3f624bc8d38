"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import type { MouseEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Shelf } from "../data.server.ts";
import { toggledIn } from "../rules/shelf-query.ts";
import { facetWord } from "./facet-words.ts";
import { ShelfLink } from "./shelf-link.tsx";
import css from "./facet-group.module.css";

/** One facet: each value is a link that turns it on or off, with the number of products it would leave. */
export function FacetGroup({ facet }: { facet: Shelf["facets"][number] }) {
  const t = useWords<Words>();
  const navigate = useNavigate();
  const onItsWay = useNavigation().location;
  const titleId = `facet-${facet.id}`;

  function follow(event: MouseEvent, value: string): void {
    if (onItsWay?.pathname !== "/all-products") return;
    event.preventDefault();
    void navigate(toggledIn(onItsWay.search, facet.id, value), { preventScrollReset: true });
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t(`facet.${facet.id}`)}
      </h2>
      {facet.id === "type" && <p className={css.note}>{t("facetNote.type")}</p>}
      <ul className={css.values}>
        {facet.options.map(({ value, count, isChosen, to }) => {
          const word = facetWord(t, facet.id, value);
          return (
            <li key={value}>
              {count === 0 && !isChosen ? (
                <span className={css.none}>
                  {word}
                  <span className={css.count}>0</span>
                </span>
              ) : (
                <ShelfLink
                  className={css.value}
                  to={to}
                  isHere={isChosen}
                  label={t("tools.offer", { word, count })}
                  onClick={(event) => follow(event, value)}
                >
                  {isChosen && <TickIcon />}
                  {word}
                  <span className={css.count}>{count}</span>
                </ShelfLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
