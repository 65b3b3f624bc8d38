"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Shelf } from "../data.server.ts";
import { shelfAddress, unnarrowed } from "../rules/shelf-query.ts";
import { facetWord } from "./facet-words.ts";
import { ShelfLink } from "./shelf-link.tsx";
import css from "./conditions.module.css";

/** What the shelf is narrowed to, each with its way off, and the way back to everything. */
export function Conditions({ query, facets }: Pick<Shelf, "query" | "facets">) {
  const t = useWords<Words>();
  const chosen = facets.flatMap(({ id, options }) =>
    options.filter(({ isChosen }) => isChosen).map(({ value, to }) => ({ word: facetWord(t, id, value), to })),
  );
  if (query.wanted) chosen.push({ word: t("tools.near"), to: shelfAddress({ ...query, wanted: null, p: null }) });
  if (chosen.length === 0) return null;
  return (
    <nav className={css.conditions} aria-label={t("tools.now")}>
      {chosen.map(({ word, to }) => (
        <ShelfLink key={word} to={to} className={css.condition} label={t("tools.drop", { word })}>
          {word}
          <CloseIcon />
        </ShelfLink>
      ))}
      <ShelfLink to={shelfAddress(unnarrowed({ ...query, p: null }))} className={css.clear}>
        {t("tools.clear")}
      </ShelfLink>
    </nav>
  );
}
