import { languageNames } from "#app/kits/i18n/language-names.ts";
import { languages } from "#contracts/languages.ts";
import { CatalogueLink } from "../parts/catalogue-link.tsx";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import type { FactsView } from "./facts-view.server.ts";

/** In which language the product is told. The sheet around it stays as it is. */
export function FactsLanguages({ facts: { lang, words }, query }: { facts: FactsView; query: CatalogueQuery }) {
  return (
    <nav className="links-4 text-fine" aria-label={words.language}>
      {languages.map((other) => (
        <span key={other} lang={other}>
          <CatalogueLink
            to={catalogueAddress({ ...query, lang: other === "ja" ? null : other })}
            className={`target-inline ${other === lang ? "text-strong" : "text-link"}`}
            isHere={other === lang}
          >
            {languageNames[other]}
          </CatalogueLink>
        </span>
      ))}
    </nav>
  );
}
