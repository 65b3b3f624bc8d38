"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./catalogue-head.module.css";

/** The name of the site, and how much of the catalogue is shown, as tall as the hand. */
export function CatalogueHead({ count, total }: { count: number; total: number }) {
  const t = useMessages<Messages>();
  return (
    <header className={`${css.head} on-ink`}>
      <p className={`${css.numeral} below-3`} aria-hidden="true">
        <span className={classNames(role.latin, role.chrome)}>{count}</span>
      </p>
      <p className={`${css.line} text-strong`}>{t("head.line")}</p>
      <p className={`${css.count} text-note`} role="status">
        {count === total ? t("head.all", { count }) : t("head.some", { count, total })}
      </p>
      <VerticalHeading className={css.name} lines={[t("head.first"), t("head.second")]} size={48} />
    </header>
  );
}
