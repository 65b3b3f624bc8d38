"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Review } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./source-mark.module.css";

/**
 * How the product was come by, before anything else is said. What was given, or is of our own staff, stands inverted; a
 * sample says that it is one.
 */
export function SourceMark({ review }: { review: Pick<Review, "source" | "from"> }) {
  const t = useMessages<Messages>();
  return (
    <span className={`${css.marks} text-fine text-leading-15`}>
      <span className={`${css.mark} text-strong`} data-source={review.source}>
        {t(`sources.${review.source}`)}
      </span>
      {review.from && <span className="text-quiet">{t("sourceFrom", { from: review.from })}</span>}
    </span>
  );
}
