import { data, type LoaderFunctionArgs } from "react-router";
import * as v from "valibot";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import type { GalleryMascara } from "#contracts/mascara.ts";
import { getGalleryEntry, getGalleryPage, galleryTag } from "#server/modules/mascaras/mascara-gallery.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { withName } from "./named-mascara.server.ts";
import { namesOf } from "./rules/names.ts";
import { getPickView } from "./pick.server.ts";
import { galleryQuerySchema, orderOf } from "./gallery-query.server.ts";

/** What somebody made, as a stranger sees it; `null` id: shared by its code, not in the gallery. */
export type SharedMascara = Omit<GalleryMascara, "id"> & { id: string | null };

/** The likes on a page may lag so far behind. */
const likesMs = 30_000;

/** The gallery in an order, or with `?w=` one mascara before everything else. */
export async function loadGallery({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const requested = url.searchParams.get("w");
  page.hints.tag(galleryTag);
  page.hints.tag(rankingTag);
  page.hints.validUntil(new Date(page.now.getTime() + likesMs));
  const isEnglish = url.searchParams.get("lang") === "en";
  try {
    if (requested !== null) {
      const work = await getSharedMascara(page, requested);
      const answer = { view: "work" as const, work, isEnglish, qr: work && qrOf(page, work) };
      return work ? data(answer) : data(answer, { status: 410 });
    }
    const query = v.parse(galleryQuerySchema, Object.fromEntries(url.searchParams));
    const order = orderOf(query);
    const result = await getGalleryPage(page.platform.database, order, query.after ?? null);
    return data({
      view: "wall" as const,
      sort: order.by,
      worry: order.by === "worry" ? order.worry : 0,
      isFirst: query.after === undefined,
      pick: query.after === undefined ? await getPickView(page) : null,
      ...{ items: result.items.flatMap(withName), next: result.next, isAway: false },
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return data(
      {
        view: "wall" as const,
        sort: "new" as const,
        worry: 0,
        isFirst: true,
        pick: null,
        items: [],
        next: null,
        isAway: true,
      },
      { status: 503 },
    );
  }
}

/** The way to the same work on a phone. */
function qrOf({ platform }: PageContext, { id, code }: SharedMascara): ReturnType<typeof createQrShape> {
  return createQrShape(new URL(`/mcm/gallery?w=${id ?? code}&cid=kz_mcm_qr`, platform.settings.publicUrl).href);
}

async function getSharedMascara({ platform }: PageContext, requested: string): Promise<SharedMascara | null> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(requested)) {
    const work = await getGalleryEntry(platform.database, requested);
    return (work && withName(work)[0]) ?? null;
  }
  const recipe = parseRecipe(requested);
  if (typeof recipe === "string") return null;
  return {
    id: null,
    code: requested,
    name: namesOf(recipe),
    number: 0,
    likes: 0,
    isDemonstration: false,
    isExperiment: false,
    parent: null,
  };
}

export type GalleryView = Awaited<ReturnType<typeof loadGallery>>["data"];
export type GalleryListView = Extract<GalleryView, { view: "wall" }>;
export type GalleryItemView = Extract<GalleryView, { view: "work" }>;
