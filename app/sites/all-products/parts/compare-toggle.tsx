import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { catalogueAddress, type CatalogueQuery, toggleInTray } from "../rules/catalogue-query.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import css from "./compare-toggle.module.css";

type CompareToggleProps = {
  item: Pick<ProductListItem, "id" | "name">;
  query: CatalogueQuery;
  tray: readonly string[];
};

/** Puts a shade into the tray or takes it out; says so where the tray is full. */
export function CompareToggle({ item, query, tray }: CompareToggleProps) {
  const t = useMessages<Messages>();
  const { id, name } = item;
  const isIn = tray.includes(id);
  const next = toggleInTray(tray, id);
  if (!next) return <span className={`${css.full} text-quiet`}>{t("compare.full")}</span>;
  return (
    <CatalogueLink
      className={css.toggle}
      to={catalogueAddress({ ...query, compare: next })}
      isHere={isIn}
      label={t(isIn ? "compare.removeName" : "compare.addName", { name })}
    >
      {isIn && <TickIcon />}
      {t(isIn ? "compare.remove" : "compare.add")}
    </CatalogueLink>
  );
}
