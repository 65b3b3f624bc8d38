import { EmptyState } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { catalogueAddress, type CatalogueQuery, clearFacets } from "../rules/catalogue-query.ts";
import css from "./catalogue-list.module.css";

/** What stands in the place of tiles when nothing fits: the way back first, a line of story after it. */
export function EmptyCatalogue({ query }: { query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  return (
    <div className={css.empty}>
      <EmptyState
        message={t("list.empty")}
        story={t("list.emptyStory")}
        link={t("tools.clear")}
        to={catalogueAddress(clearFacets({ ...query, p: null }))}
        preventScrollReset
      />
    </div>
  );
}
