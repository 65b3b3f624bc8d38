"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import css from "./opposite-reviews.module.css";
import type { MyFeedback } from "./use-my-feedback.ts";
import { ReviewCard } from "./review-card.tsx";

interface OppositeReviewsProps {
  pairs: ReviewsPage["pairs"];
  myFeedback: MyFeedback;
  onReport: (id: number) => void;
}

/** Two who begin at the same point, on the same product, as far apart as it goes. */
export function OppositeReviews({ pairs, myFeedback, onReport }: OppositeReviewsProps) {
  const t = useMessages<Messages>();
  if (pairs.length === 0) return <Notice message={t("apart.empty")} story={t("apart.emptyStory")} />;
  return (
    <>
      <p className="pad-side-3">{t("apart.lead")}</p>
      <ul className="column-5">
        {pairs.map(({ high, low }) => (
          <li key={`${high.id}-${low.id}`} className={css.pair} data-pair={`${high.id}-${low.id}`}>
            <h3 className={classNames(css.title, "text-heading", role.display)}>
              {t("apart.pair", { product: high.productName, name: high.faceType ? t(`types.${high.faceType}`) : "" })}
            </h3>
            <ReviewCard review={high} myFeedback={myFeedback} onReport={onReport} withProduct={false} />
            <ReviewCard review={low} myFeedback={myFeedback} onReport={onReport} withProduct={false} />
          </li>
        ))}
      </ul>
    </>
  );
}
