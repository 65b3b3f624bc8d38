"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./warning.module.css";

/** We never tell winners by message: so a message is not from us. */
export function Warning() {
  const t = useWords<Words>();
  return (
    <aside className={css.warning} aria-labelledby="warning-title">
      <h2 id="warning-title">{t("warning.title")}</h2>
      <p>{t("warning.text")}</p>
      <Link to="/faq#lottery-message">{t("warning.link")}</Link>
    </aside>
  );
}
