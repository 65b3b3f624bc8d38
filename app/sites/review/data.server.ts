import { data, type LoaderFunctionArgs } from "react-router";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { wearProductPath } from "#app/kits/product/wear-product.ts";
import { smearOf } from "./smears.server.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { getReviewPage, getVisibleReview } from "#server/modules/reviews/review-queries.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { filterOf, loadList } from "./review-list.server.ts";
import { productReviewsJsonLd } from "./json-ld.server.ts";
import { plainReviewQuery, parseReviewQuery } from "./rules/review-query.ts";
import { toReviews } from "./review-views.server.ts";

/** The list as its address asks for it. */
export async function loadReviews({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { query, hasUnknown } = parseReviewQuery(new URL(request.url).searchParams);
  try {
    const list = await loadList(page, query);
    const isUnknown = hasUnknown || (query.productId !== null && list.product === null);
    const jsonLd = list.product && (await productReviewsJsonLd(page, list.product.id));
    const answer = { view: "list" as const, ...list, hasUnknown: isUnknown, jsonLd };
    // Not kept: there are more wrong addresses than a cache has room for.
    return isUnknown ? data(answer, { headers: { "cache-control": "no-store" } }) : data(answer);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return data({ view: "away" as const }, { status: 503 });
  }
}
export type ListPage = Awaited<ReturnType<typeof loadReviews>>["data"];

/** One review, as a stranger sees it. */
export async function loadReview({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, platform, hints } = page;
  hints.tag(reviewsTag);
  hints.tag(rankingTag);
  const id = /^[1-9]\d{0,9}$/.test(params.reviewId ?? "") ? Number(params.reviewId) : null;
  if (id === null) return data({ view: "gone" as const, id }, { status: 404 });
  try {
    const { isOn: withDemo } = await getDemoState(platform.database);
    const row = id <= 2_000_000_000 ? await getVisibleReview(platform.database, id, withDemo) : null;
    const [review] = row ? toReviews([row], master) : [];
    const product = review && master.products.find((one) => one.id === review.productId);
    if (!review || !product) return data({ view: "gone" as const, id }, { status: 410 });
    const others = await getReviewPage(
      platform.database,
      filterOf({ ...plainReviewQuery, productId: product.id }, { products: master.products, withDemo }),
      { sort: "helpful", after: null, size: 5 },
    );
    return data({
      view: "one" as const,
      review,
      product: { ...productListItemOf(product), description: product.description, tryOn: wearProductPath(product) },
      smear: smearOf(product.shade?.finish ?? null),
      others: toReviews(others.items, master)
        .filter((other) => other.id !== review.id)
        .slice(0, 3),
      jsonLd: review.isDemonstration ? null : await productReviewsJsonLd(page, product.id, review),
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return data({ view: "away" as const }, { status: 503 });
  }
}
export type ReviewPage = Awaited<ReturnType<typeof loadReview>>["data"];
