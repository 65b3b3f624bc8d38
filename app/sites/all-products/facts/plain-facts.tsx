import { Link, useLocation } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { nextDepth } from "../parts/sheet-depth.ts";
import { FactsLanguages } from "./facts-languages.tsx";
import type { FactsView } from "./facts-view.server.ts";
import css from "../parts/product-sheet.module.css";

/** What the product is, in one plain sentence; its shades, each the way to its own sheet; and that all of it is a sample. */
export function PlainFacts({ facts, query }: { facts: FactsView; query: CatalogueQuery }) {
  const { state } = useLocation();
  const { words, textLang, shades, plain, sampleNotice } = facts;
  return (
    <section className="column-3 on-grey" lang={textLang} aria-label={words.plain}>
      {plain !== "" && <p className="text-lead text-leading-17">{plain}</p>}
      {sampleNotice && (
        <p className="text-fine text-leading-17" lang={facts.lang}>
          {sampleNotice}
        </p>
      )}
      {shades.length > 1 && (
        <>
          <h3 className="text-fine text-leading-17">{words.shades}</h3>
          <ul className={`${css.shades} bleed rail side flex`} tabIndex={-1}>
            {shades.map(({ id, number, hex, isHere, name, nameLang }) => (
              <li key={id}>
                <Link
                  className={`${css.shade} grid justify-centre target-box text-fine text-leading-15`}
                  to={catalogueAddress({ ...query, p: id })}
                  state={nextDepth(state)}
                  preventScrollReset
                  aria-current={isHere || undefined}
                >
                  {hex && <ShadeChip hex={hex} />}
                  {number}
                  <span className="visually-hidden" lang={nameLang}>
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.isTranslated && <FactsLanguages facts={facts} query={query} />}
    </section>
  );
}
