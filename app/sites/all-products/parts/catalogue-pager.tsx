"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";

/** The way from part to part of a large catalogue. */
export function CataloguePager({ query, pages }: { query: CatalogueQuery; pages: number }) {
  const t = useMessages<Messages>();
  const { page = 1 } = query;
  return (
    <nav className="spread-3 side above-3" aria-label={t("pager.label")}>
      {page > 1 ? (
        <ButtonLink look="line" compact to={catalogueAddress({ ...query, page: page - 1 })} rel="prev">
          {t("pager.before")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span>{t("pager.at", { page, pages })}</span>
      {page < pages ? (
        <ButtonLink look="line" compact to={catalogueAddress({ ...query, page: page + 1 })} rel="next">
          {t("pager.after")}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
