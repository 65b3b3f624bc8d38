"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./scam-warning.module.css";

/** We never tell winners by message: so a message is not from us. */
export function ScamWarning() {
  const t = useMessages<Messages>();
  return (
    <aside className={`${css.warning} lazy-section on-soot pad-side-4 stack-2`} aria-labelledby="warning-title">
      <h2 id="warning-title" className="text-lead">
        {t("warning.title")}
      </h2>
      <p>{t("warning.text")}</p>
      <Link to="/faq#lottery-message" className="target-inline text-underlined">
        {t("warning.link")}
      </Link>
    </aside>
  );
}
