import { data, type LoaderFunctionArgs } from "react-router";
import { shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";
import { smearOf } from "./smears.server.ts";
import { pageContext } from "#app/shell/page-context.server.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { reviewPage, shownReview } from "#server/modules/reviews/read-reviews.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { filterOf, loadList } from "./list.server.ts";
import { productVoicesJsonLd } from "./structured.server.ts";
import { plainReviewQuery, readReviewQuery } from "./rules/review-query.ts";
import { voicesOf } from "./voices.server.ts";

/** The list as its address asks for it. */
export async function loadVoices({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { query, hasUnknown } = readReviewQuery(new URL(request.url).searchParams);
  try {
    const list = await loadList(page, query);
    const isUnknown = hasUnknown || (query.productId !== null && list.product === null);
    const jsonLd = list.product && (await productVoicesJsonLd(page, list.product.id));
    const answer = { view: "list" as const, ...list, hasUnknown: isUnknown, jsonLd };
    // Not kept: there are more wrong addresses than a cache has room for.
    return isUnknown ? data(answer, { headers: { "cache-control": "no-store" } }) : data(answer);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return data({ view: "away" as const }, { status: 503 });
  }
}
export type ListPage = Awaited<ReturnType<typeof loadVoices>>["data"];

/** One voice, as a stranger meets it. */
export async function loadVoice({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, platform, hints } = page;
  hints.tag(reviewsTag);
  hints.tag(rankingTag);
  const id = /^[1-9]\d{0,9}$/.test(params.reviewId ?? "") ? Number(params.reviewId) : null;
  if (id === null) return data({ view: "gone" as const, isNumber: false }, { status: 404 });
  try {
    const { isOn: withDemo } = await readDemonstration(platform.database);
    const row = id <= 2_000_000_000 ? await shownReview(platform.database, id, withDemo) : null;
    const [voice] = row ? voicesOf([row], master) : [];
    const product = voice && master.products.find((one) => one.id === voice.productId);
    if (!voice || !product) return data({ view: "gone" as const, isNumber: true }, { status: 410 });
    const others = await reviewPage(
      platform.database,
      filterOf({ ...plainReviewQuery, productId: product.id }, withDemo),
      { sort: "helpful", after: null, size: 5 },
    );
    return data({
      view: "one" as const,
      voice,
      product: { ...shelfItemOf(product), description: product.description },
      smear: smearOf(product.shade?.finish ?? null),
      others: voicesOf(others.items, master)
        .filter((other) => other.id !== voice.id)
        .slice(0, 3),
      jsonLd: voice.isDemonstration ? null : await productVoicesJsonLd(page, product.id, voice),
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return data({ view: "away" as const }, { status: 503 });
  }
}
export type VoicePage = Awaited<ReturnType<typeof loadVoice>>["data"];
