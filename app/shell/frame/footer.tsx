import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { BrightSwitch, RedSwitch } from "./bright-switch.tsx";
import css from "./footer.module.css";

/** Help stands at the same place on every page (WCAG 3.2.6). */
export function Footer() {
  const t = useMessages<Messages>("shell");
  return (
    <footer className={css.footer}>
      <nav aria-label={t("footer.label")}>
        <ul className={css.links}>
          <li>
            <Link to="/faq" className={css.link}>
              {t("footer.faq")}
            </Link>
          </li>
          <li>
            <Link to="/test" className={css.link}>
              {t("footer.check")}
            </Link>
          </li>
          <li>
            <Link to="/faq#external" className={css.link}>
              {t("footer.external")}
            </Link>
          </li>
        </ul>
      </nav>
      <BrightSwitch label={t("footer.bright")} />
      <RedSwitch label={t("footer.red")} />
      <p className={css.copyright}>{t("footer.copyright")}</p>
    </footer>
  );
}
