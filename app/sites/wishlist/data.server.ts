import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { countWishRemovals, type WishRemovals, monthOf } from "#server/modules/wishes/wish-removals.ts";
import { listSharedWishes, shareIdPattern } from "#server/modules/wishes/wish-share.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { cardsOf } from "./cards.server.ts";
import type { Card } from "./contract.ts";

/** A list somebody opened to others; `rows` is null when it was closed or never was. */
export interface SharedWishes {
  rows: { card: Card; note: string }[] | null;
}

/** So long may a list that was closed just now still be seen. */
const sharedMs = 5_000;

/** The frame of the page, the same for all; what is on the visitor's list comes after it is alive. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const shareId = new URL(request.url).searchParams.get("s");
  if (shareId !== null && !shareIdPattern.test(shareId)) throw redirect("/wishlist");
  const shared = shareId === null ? null : await loadShared(page, shareId);
  const { apiBasePath } = page.platform.settings;
  const answer = { shared, lettingGo: await loadWishRemovals(page), apiBasePath };
  return shared?.rows === null ? data(answer, { status: 410 }) : answer;
}

async function loadShared(page: PageContext, shareId: string): Promise<SharedWishes> {
  page.hints.validUntil(new Date(page.now.getTime() + sharedMs));
  const wishes = await listSharedWishes(page.platform.database, shareId).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw new Response(null, { status: 503 });
    throw error;
  });
  if (!wishes) return { rows: null };
  const notes = new Map(wishes.map(({ productId, note }) => [productId, note]));
  return {
    rows: cardsOf(catalogueOf(page.platform.settings, page.master), [...notes.keys()]).map((card) => ({
      card,
      note: notes.get(card.id) ?? "",
    })),
  };
}

/** Null while the database does not answer: the rest of the page needs none. */
async function loadWishRemovals(page: PageContext): Promise<WishRemovals | null> {
  page.hints.validUntil(nextJstMidnight(page.now));
  try {
    return await countWishRemovals(page.platform.database, monthOf(page.now), page.now);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}
