import { useRef } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { ExactShade } from "./exact-shade.tsx";
import { fillIn } from "./fill-in.ts";
import type { Today5 } from "./floors.server.ts";
import { useToggle } from "./use-toggle.ts";
import css from "./review-of-hour.module.css";

type ReviewPlace = Today5["review"];
type Review = NonNullable<ReviewPlace["review"]>;

/** One review of the hour, to be answered with a press or with a review of one's own. */
export function ReviewOfHour({ place: { review, words, failed } }: { place: ReviewPlace }) {
  if (review) return <Answerable review={review} words={words} failed={failed} />;
  return (
    <div className="side stack-3">
      <p className="text-body">{words.empty}</p>
      <ButtonLink to="/review" look="line" compact arrow prefetch="intent" viewTransition>
        {words.write}
      </ButtonLink>
    </div>
  );
}

function Answerable({ review, words, failed }: Omit<ReviewPlace, "review"> & { review: Review }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, "400px");
  const isKnown = useVisitor().summary?.known === true;
  const { data: mine } = useFetched(
    isNear && isKnown ? "/api/review/mine" : null,
    async () => (await import("#contracts/review.ts")).myReviewsSchema,
  );
  const { number } = review;
  const target = {
    name: `review-helpful-${number}`,
    path: `/api/review/reviews/${number}/helpful`,
    field: "isHelpful",
  } as const;
  const { isOn, hasFailed, toggle } = useToggle(target, mine?.helpfulIds.includes(number) ?? false);
  return (
    <div ref={place} className={`${css.review} side`}>
      <figure className="stack-3">
        <blockquote className={css.line}>{review.line}</blockquote>
        <figcaption className={`${css.by} stack-1`}>
          <ExactShade hex={review.hex} className={css.shade} />
          <span className="text-body text-medium">{fillIn(words.of, { product: review.product })}</span>
          <span className="text-aside">{review.name}</span>
        </figcaption>
      </figure>
      <div className={`${css.answers} needs-script`}>
        <Button look={isOn ? "bone" : "line"} compact aria-pressed={isOn} onClick={toggle}>
          {isOn ? (
            <span className="line-2">
              <TickIcon />
              {words.done}
            </span>
          ) : (
            words.helpful
          )}
        </Button>
        <ButtonLink to={review.writePath} look="line" compact arrow prefetch="intent" viewTransition>
          {words.differ}
        </ButtonLink>
      </div>
      <p role="status" className={`${css.failed} text-aside`}>
        {hasFailed && failed}
      </p>
      <ButtonLink to={review.path} look="quiet" compact prefetch="intent" viewTransition>
        {words.read}
      </ButtonLink>
    </div>
  );
}
