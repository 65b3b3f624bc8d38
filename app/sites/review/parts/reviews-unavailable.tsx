"use no memo"; // Drawn once: compiled it would only be heavier.

import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./reviews-unavailable.module.css";

/** When the database does not answer. */
export function ReviewsUnavailable() {
  const t = useMessages<Messages>();
  return (
    <div className={css.away}>
      <h1 className="text-heading">{t("list.title")}</h1>
      <Notice message={t("list.away")} story={t("list.awayStory")} code="E-BUSY" />
    </div>
  );
}
