"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { productPath, reviewPath } from "#app/kits/product/product-address.ts";
import { ProductStill } from "#app/kits/product/product-still.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { EmptyState } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { reviewShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { ReviewPage } from "../data.server.ts";
import { Byline } from "./byline.tsx";
import { ReviewsUnavailable } from "./reviews-unavailable.tsx";
import css from "./single-review.module.css";
import { Smear } from "./smear.tsx";
import { SourceMark } from "./source-mark.tsx";
import { Stars } from "./stars.tsx";
import { useMyFeedback } from "./use-my-feedback.ts";
import { ReviewText, ReviewActions } from "./review-card.tsx";
import { ReviewWords } from "./review-words.tsx";

const OwnReview = lazy(async () => ({ default: (await import("./own-review.tsx")).OwnReview }));
const Report = lazy(async () => ({ default: (await import("./report-form.tsx")).ReportForm }));

/** One review as a stranger sees it: the shade first, then where the review comes from, then what it says. */
export function SingleReview({ page }: { page: ReviewPage }) {
  if (page.view === "away") return <ReviewsUnavailable />;
  if (page.view === "gone") return <UnreadableReview id={page.id} />;
  return <FoundPage page={page} />;
}

type FoundPage = Extract<ReviewPage, { view: "one" }>;

function FoundPage({ page }: { page: FoundPage }) {
  const t = useMessages<Messages>();
  const myFeedback = useMyFeedback();
  const [isReporting, setIsReporting] = useState(false);
  const { review, product, smear } = page;
  const newerState = myFeedback.myReviews?.find(({ id }) => id === review.id)?.state;
  return (
    <article className={`${css.one} on-ink`} data-one={review.id}>
      <header className={`${css.stage} frame on-grey`}>
        {smear && review.hex ? (
          <Smear src={smear.src} hex={review.hex} />
        ) : (
          <ProductStill item={product} sizes="100vw" priority />
        )}
      </header>
      <div className="on-grey pad-side-4 stack-3">
        <div className={css.labels}>
          <SourceMark review={review} />
          <Stars stars={review.stars} size="large" />
        </div>
        <h1 className={classNames(css.name, "text-title", role.display)}>{product.name}</h1>
      </div>
      <div className="column-4 pad-side-4">
        <ButtonLink look="bone" wide arrow to={`${reviewPath(product.id)}#write`}>
          {t("one.write")}
        </ButtonLink>
        <ReviewWords review={review} />
        <Byline {...review}>
          <ReviewText review={review} />
        </Byline>
        {newerState && newerState !== "published" && (
          <p className="marked text-medium" role="status" data-newer={newerState}>
            {t("own.newer", { state: t(`mine.${newerState}`) })}
          </p>
        )}
        <ReviewActions review={review} myFeedback={myFeedback} onReport={() => setIsReporting(true)} />
        <DeferredShareButtons
          share={(channel) => composeShare(reviewShare, "ja", { product: product.name, reviewId: review.id }, channel)}
          onShare={(way) => way !== "save" && track(`rev_share_${way}`)}
        />
        <ProductLinks product={product} />
        {review.isDemonstration && <p className="text-note">{t("list.demo")}</p>}
      </div>
      {page.others.length > 0 && <OtherReviews others={page.others} />}
      {isReporting && (
        <Suspense>
          <Report id={review.id} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </article>
  );
}

function ProductLinks({ product }: Pick<FoundPage, "product">) {
  const t = useMessages<Messages>();
  return (
    <div className="links-4">
      <Link className="target-inline text-body" to={productPath(product.id)}>
        {t("one.product")}
      </Link>
      <PlacesLink productIds={[product.id]} className="target-inline text-body" />
      {product.tryOn && (
        <Link className="target-inline text-body" to={product.tryOn}>
          {t("one.tryOn")}
        </Link>
      )}
      <Link className="target-inline text-body" to={reviewPath(product.id)}>
        {t("one.all", { product: product.name })}
      </Link>
    </div>
  );
}

/** What others say of the same product, a line each. */
function OtherReviews({ others }: Pick<FoundPage, "others">) {
  const t = useMessages<Messages>();
  return (
    <section className="on-soot pad-side-5" aria-labelledby="others">
      <h2 id="others" className={`${css.title} text-lead`}>
        {t("one.others")}
      </h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link className={`${css.other} stack-1`} to={`/review/${other.id}`}>
              <Stars stars={other.stars} />
              <span>{other.stars >= 3 ? other.good || other.notGood : other.notGood || other.good}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What nobody can read but its writer. The page is the same for all, so it becomes the writer's own once it is alive.
 * @param id null for an address that is no number
 */
function UnreadableReview({ id }: { id: number | null }) {
  const { myReviews } = useMyFeedback();
  const ownReview = myReviews?.find((review) => review.id === id);
  const removed = <RemovedReview isValidId={id !== null} />;
  return ownReview ? (
    <Suspense fallback={removed}>
      <OwnReview review={ownReview} />
    </Suspense>
  ) : (
    removed
  );
}

function RemovedReview({ isValidId }: { isValidId: boolean }) {
  const t = useMessages<Messages>();
  return (
    <article className={`${css.removed} stack-5`}>
      <VerticalHeading className={css.removedTitle} lines={[t("hero.one"), t("hero.two")]} />
      <EmptyState
        message={isValidId ? t("one.removed") : t("one.notFound")}
        code={isValidId ? "E-GONE" : "E-404"}
        story={isValidId ? t("one.removedStory") : undefined}
        link={t("one.back")}
        to="/review"
      />
    </article>
  );
}
