import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { shelfAddress, type ShelfQuery, traySwapped } from "../rules/shelf-query.ts";
import { ShelfLink } from "./shelf-link.tsx";
import css from "./compare-toggle.module.css";

type CompareToggleProps = { item: Pick<ShelfItem, "id" | "name">; query: ShelfQuery; tray: readonly string[] };

/** Puts a shade into the tray or takes it out; says so where the tray is full. */
export function CompareToggle({ item, query, tray }: CompareToggleProps) {
  const t = useWords<Words>();
  const { id, name } = item;
  const isIn = tray.includes(id);
  const next = traySwapped(tray, id);
  if (!next) return <span className={css.full}>{t("compare.full")}</span>;
  return (
    <ShelfLink
      className={css.toggle}
      to={shelfAddress({ ...query, compare: next })}
      isHere={isIn}
      label={t(isIn ? "compare.removeName" : "compare.addName", { name })}
    >
      {isIn && <TickIcon />}
      {t(isIn ? "compare.remove" : "compare.add")}
    </ShelfLink>
  );
}
