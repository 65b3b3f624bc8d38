"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { EmptyState, Notice } from "#app/kits/ui/notice/notice.tsx";
import { usePages } from "#app/kits/visitor/use-pages.ts";
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
  const { items, next, state, loadMore } = usePages<Review>(
    page,
    ({ id }) => id,
    (after) => fetchPage(page, after),
  );
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
      {state === "failed" && <Notice announce="now" message={t("list.failed")} />}
      {next ? (
        <div className="pad-side-4">
          <ButtonLink
            look="line"
            wide
            to={reviewAddressOf({ ...query, after: next })}
            aria-busy={state === "loading" || undefined}
            onClick={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            {state === "loading" ? t("list.loading") : t("list.more")}
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
    <EmptyState
      message={t("list.emptyNarrow")}
      story={t("list.emptyNarrowStory")}
      link={t("list.clear")}
      to={reviewAddressOf({ ...all, sort: query.sort })}
      preventScrollReset
    />
  ) : (
    <EmptyState
      message={t("list.empty")}
      story={t("list.emptyStory")}
      link={t("hero.write")}
      to={`${reviewAddressOf(all)}#write`}
    />
  );
}

async function fetchPage({ query }: ReviewsPage, after: string) {
  const [{ apiFetch }, { reviewPageSchema }] = await Promise.all([
    import("#app/kits/visitor/api-fetch.ts"),
    import("#contracts/review.ts"),
  ]);
  const address = reviewAddressOf({ ...query, after }).slice("/review".length);
  return apiFetch(`/api/review/list${address}`, { schema: reviewPageSchema });
}
