"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./shelf-head.module.css";

/** The name of the room, and how much of the shelf is shown, as tall as the hand. */
export function ShelfHead({ count, total }: { count: number; total: number }) {
  const t = useWords<Words>();
  return (
    <header className={css.head}>
      <p className={css.numeral} aria-hidden="true">
        <span className={classNames(role.latin, role.chrome)}>{count}</span>
      </p>
      <p className={css.line}>{t("head.line")}</p>
      <p className={css.count} role="status">
        {count === total ? t("head.all", { count }) : t("head.some", { count, total })}
      </p>
      <VerticalHeading className={css.name} lines={[t("head.first"), t("head.second")]} size={48} />
    </header>
  );
}
