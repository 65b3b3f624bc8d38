"use no memo"; // One of many, drawn once: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Review } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { PhotoRow } from "./photo-row.tsx";
import css from "./review-card.module.css";

interface ReviewWordsProps {
  review: Pick<Review, "alias" | "good" | "notGood" | "followUp" | "photoIds">;
}

/** What a review says, both sides of it, and its photos. */
export function ReviewWords({ review }: ReviewWordsProps) {
  const t = useMessages<Messages>();
  return (
    <div className="stack-4">
      {review.good && (
        <div className={`${css.side} stack-1`}>
          <p className="text-leading-15 text-note">{t("card.good")}</p>
          <p className={`${css.text} text-medium text-service`}>{review.good}</p>
        </div>
      )}
      {review.notGood && (
        <div className={`${css.side} stack-1`} data-side="not">
          <p className="text-leading-15 text-note">{t("card.notGood")}</p>
          <p className={`${css.text} text-medium text-service`}>{review.notGood}</p>
        </div>
      )}
      {review.followUp && (
        <div className={`${css.side} stack-1`} data-side="later">
          <p className="text-leading-15 text-note">{t("card.followUp")}</p>
          <p className={`${css.text} text-medium text-service`}>{review.followUp}</p>
        </div>
      )}
      {review.photoIds.length > 0 && (
        <PhotoRow>
          {review.photoIds.map((photoId, i) => (
            <li key={photoId}>
              <img
                src={`/api/review/photos/${photoId}`}
                alt={t("card.photo", { alias: review.alias, number: i + 1 })}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </PhotoRow>
      )}
    </div>
  );
}
