"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Review } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import { isFiltered, plainReviewQuery, reviewAddressOf } from "../rules/review-query.ts";
import type { MyFeedback } from "./use-my-feedback.ts";
import { ReviewCard } from "./review-card.tsx";
import css from "./review-list.module.css";

/** The reviews, page after page; every page has an address of its own, so it works without a script. */
export function ReviewList(props: { page: ReviewsPage; reader: MyFeedback; onReport: (id: number) => void }) {
  const { page, reader: myFeedback, onReport } = props;
  const t = useMessages<Messages>();
  const { items, next, isLoading, isFailed, more: loadMore } = useMoreReviews(page);
  const { query } = page;
  if (items.length === 0) return <NoReviews query={query} />;
  return (
    <>
      <ul>
        {items.map((review) => (
          <li key={review.id} className={css.item}>
            <ReviewCard
              review={review}
              myFeedback={myFeedback}
              onReport={onReport}
              withProduct={query.productId === null}
            />
          </li>
        ))}
      </ul>
      {isFailed && <Notice announce="now" message={t("list.failed")} />}
      {next ? (
        <div className="pad-side-4">
          <ButtonLink
            look="line"
            wide
            to={reviewAddressOf({ ...query, after: next })}
            aria-busy={isLoading || undefined}
            onClick={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            {isLoading ? t("list.loading") : t("list.more")}
          </ButtonLink>
        </div>
      ) : (
        <p className="pad-side-4 text-centred text-quiet">{t("list.end")}</p>
      )}
    </>
  );
}

/** Why there is nothing, and what to do about it. */
function NoReviews({ query }: Pick<ReviewsPage, "query">) {
  const t = useMessages<Messages>();
  const all = { ...plainReviewQuery, productId: query.productId };
  return isFiltered(query) ? (
    <Notice
      message={t("list.emptyNarrow")}
      story={t("list.emptyNarrowStory")}
      action={
        <ButtonLink compact look="line" preventScrollReset to={reviewAddressOf({ ...all, sort: query.sort })}>
          {t("list.clear")}
        </ButtonLink>
      }
    />
  ) : (
    <Notice
      message={t("list.empty")}
      story={t("list.emptyStory")}
      action={
        <ButtonLink compact look="line" to={`${reviewAddressOf(all)}#write`}>
          {t("hero.write")}
        </ButtonLink>
      }
    />
  );
}

/** The pages that came one after the other; a review that moved meanwhile is shown once. */
function useMoreReviews(page: ReviewsPage) {
  const [items, setItems] = useState<readonly Review[]>(page.items);
  const [next, setNext] = useState(page.next);
  const [isLoading, setIsLoading] = useState(false);
  const [isFailed, setIsFailed] = useState(false);

  async function loadMore(): Promise<void> {
    if (isLoading || !next) return;
    setIsLoading(true);
    setIsFailed(false);
    try {
      const [{ apiFetch }, { reviewPageSchema }] = await Promise.all([
        import("#app/kits/visitor/api-fetch.ts"),
        import("#contracts/review.ts"),
      ]);
      const address = reviewAddressOf({ ...page.query, after: next }).slice("/review".length);
      const nextPage = await apiFetch(`/api/review/list${address}`, { schema: reviewPageSchema });
      setItems((before) => {
        const knownIds = new Set(before.map(({ id }) => id));
        return [...before, ...nextPage.items.filter(({ id }) => !knownIds.has(id))];
      });
      setNext(nextPage.next);
    } catch {
      setIsFailed(true);
    } finally {
      setIsLoading(false);
    }
  }

  return { items, next, isLoading, isFailed, more: loadMore };
}
