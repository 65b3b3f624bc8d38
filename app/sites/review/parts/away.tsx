"use no memo"; // Drawn once: compiled it would only be heavier.

import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./away.module.css";

/** When the database does not answer. */
export function VoicesAway() {
  const t = useWords<Words>();
  return (
    <div className={css.away}>
      <h1>{t("list.title")}</h1>
      <Notice message={t("list.away")} story={t("list.awayStory")} code="E-BUSY" />
    </div>
  );
}
