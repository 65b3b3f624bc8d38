import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./top-line.module.css";

/** The wordmark and the two ways that are open from everywhere: the visitor's own page (`/myroom`), and the search. */
export function TopLine() {
  const t = useMessages<Messages>("shell");
  return (
    <header className={css.top}>
      <Link to="/zone1" viewTransition className={css.home} aria-label={t("top.home")}>
        <span className={classNames(css.mark, role.latin, role.chrome)}>KATE ZONE</span>
      </Link>
      <nav aria-label={t("top.label")} className={css.actions}>
        <Link to="/myroom" prefetch="intent" className={css.action}>
          {t("top.myRoom")}
        </Link>
        <Link to="/tips" prefetch="intent" className={css.action}>
          {t("top.search")}
        </Link>
      </nav>
    </header>
  );
}
