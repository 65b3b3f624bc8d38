"use no memo"; // One of many, drawn once: compiled it would only be heavier.

import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Review } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { Byline } from "./byline.tsx";
import { SourceMark } from "./source-mark.tsx";
import { ReviewWords } from "./review-words.tsx";
import { Stars } from "./stars.tsx";
import type { MyFeedback } from "./use-my-feedback.ts";
import css from "./review-card.module.css";

interface ReviewCardProps {
  review: Review;
  myFeedback: MyFeedback;
  onReport: (id: number) => void;
  /** Left out where the whole list is of one product. */
  withProduct?: boolean;
}

/** A review: where it comes from, its stars, what is good and what is not, and who says so. */
export function ReviewCard({ review, myFeedback, onReport, withProduct = true }: ReviewCardProps) {
  const t = useMessages<Messages>();
  const { id, hex } = review;
  return (
    <article
      className={`${css.card} column-3`}
      data-review={id}
      data-stars={review.stars}
      aria-labelledby={`voice-${id}`}
    >
      <div className={css.top}>
        <SourceMark review={review} />
        <Stars stars={review.stars} />
      </div>
      <h3 id={`voice-${id}`}>
        <Link to={`/review/${id}`} className={`${css.link} target-inline`}>
          {hex && (
            <span className={`${css.swatch} middle on-grey`}>
              <ShadeChip hex={hex} size="text" />
            </span>
          )}
          <span className={classNames(css.name, "text-heading", role.display)}>
            {withProduct ? review.productName : t("card.open")}
          </span>
        </Link>
      </h3>
      <ReviewWords review={review} />
      <Byline {...review}>
        <ReviewText review={review} />
      </Byline>
      <ReviewActions review={review} myFeedback={myFeedback} onReport={onReport} />
    </article>
  );
}

/** When a review was first published, and when it was changed. */
export function ReviewText({ review }: { review: Review }) {
  const t = useMessages<Messages>();
  return (
    <>
      <span>{formatDay(review.publishedAt, "ja", true)}</span>
      {review.changedAt && <span>{t("card.changed", { day: formatDay(review.changedAt, "ja") })}</span>}
    </>
  );
}

/** 役に立った, once; and the way to say that something is wrong. */
export function ReviewActions({
  review,
  myFeedback,
  onReport,
}: Pick<ReviewCardProps, "review" | "myFeedback" | "onReport">) {
  const t = useMessages<Messages>();
  const { id, alias } = review;
  if (myFeedback.isOwn(id)) return <p className="text-strong text-body">{t("card.own")}</p>;
  const isHelpful = myFeedback.isHelpful(id);
  const count = myFeedback.countOf(id, review.helpful);
  return (
    <div className={css.acts}>
      <button
        type="button"
        className={`${css.helpful} target-inline text-body`}
        aria-pressed={isHelpful}
        onClick={() => myFeedback.toggle(id)}
      >
        {isHelpful && <TickIcon />}
        <span className="visually-hidden">{t("card.helpfulLabel", { alias })}</span>
        {t("card.helpful")}
        {count > 0 && <span className="text-quiet">{t("card.helpfulCount", { count })}</span>}
      </button>
      <button type="button" className={`${css.report} target-inline text-body text-quiet`} onClick={() => onReport(id)}>
        {t("card.report")}
      </button>
    </div>
  );
}
