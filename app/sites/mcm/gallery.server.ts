import { data, type LoaderFunctionArgs } from "react-router";
import * as v from "valibot";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { readRecipe } from "#contracts/mascara-recipe.ts";
import type { GalleryMascara } from "#contracts/mascara-works.ts";
import { wallMascaraById, wallPage, wallTag } from "#server/modules/mascaras/mascara-wall.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { qrShape } from "#server/modules/qr/qr-shape.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { namedWork } from "./named-work.server.ts";
import { namesOf } from "./rules/names.ts";
import { pickView } from "./pick.server.ts";
import { galleryQuerySchema, orderOf } from "./gallery-query.server.ts";

/** What somebody made, as a stranger meets it; `null` id: shared by its code, not hung on the wall. */
export type MetWork = Omit<GalleryMascara, "id"> & { id: string | null };

/** The likes on a page may lag so far behind. */
const likesMs = 30_000;

/** The wall in an order, or with `?w=` one work before everything else. */
export async function loadGallery({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const asked = url.searchParams.get("w");
  page.hints.tag(wallTag);
  page.hints.tag(rankingTag);
  page.hints.validUntil(new Date(page.now.getTime() + likesMs));
  const isEnglish = url.searchParams.get("lang") === "en";
  try {
    if (asked !== null) {
      const work = await metWork(page, asked);
      const answer = { view: "work" as const, work, isEnglish, qr: work && qrOf(page, work) };
      return work ? data(answer) : data(answer, { status: 410 });
    }
    const query = v.parse(galleryQuerySchema, Object.fromEntries(url.searchParams));
    const order = orderOf(query);
    const wall = await wallPage(page.platform.database, order, query.after ?? null);
    return data({
      view: "wall" as const,
      sort: order.by,
      worry: order.by === "worry" ? order.worry : 0,
      isFirst: query.after === undefined,
      pick: query.after === undefined ? await pickView(page) : null,
      ...{ items: wall.items.flatMap(namedWork), next: wall.next, isAway: false },
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
function qrOf({ platform }: PageContext, { id, code }: MetWork): ReturnType<typeof qrShape> {
  return qrShape(new URL(`/mcm/gallery?w=${id ?? code}&cid=kz_mcm_qr`, platform.settings.publicUrl).href);
}

async function metWork({ platform }: PageContext, asked: string): Promise<MetWork | null> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(asked)) {
    const work = await wallMascaraById(platform.database, asked);
    return (work && namedWork(work)[0]) ?? null;
  }
  const recipe = readRecipe(asked);
  if (typeof recipe === "string") return null;
  return {
    id: null,
    code: asked,
    name: namesOf(recipe),
    number: 0,
    likes: 0,
    isDemonstration: false,
    isExperiment: false,
    parent: null,
  };
}

export type GalleryView = Awaited<ReturnType<typeof loadGallery>>["data"];
export type WallView = Extract<GalleryView, { view: "wall" }>;
export type WorkView = Extract<GalleryView, { view: "work" }>;
