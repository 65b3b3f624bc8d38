import { data, type LoaderFunctionArgs } from "react-router";
import * as v from "valibot";
import { rejectAsBusy } from "#app/kits/page/reject-as-busy.server.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { muralTag } from "#server/modules/paintings/painting-rows.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { formAddress, places } from "./collection.server.ts";
import { cursorSchema, paintingIdSchema } from "./contract.ts";
import { findTile, listMural, parseCursor, getMuralStats } from "./mural.server.ts";

const pageSize = 12;

/** The editor, and the mural as far as a page of the list goes. */
export async function loadPainting({ request, context }: LoaderFunctionArgs) {
  const { master, platform, hints } = context.get(pageContext);
  hints.tag(muralTag);
  // `demo off` takes the tiles of the demonstration down.
  hints.tag(rankingTag);
  const requested = new URL(request.url).searchParams.get("b");
  const cursor = v.is(cursorSchema, requested) ? parseCursor(requested) : null;
  const [list, numbers] = await rejectAsBusy(
    Promise.all([listMural(platform.database, master, cursor, pageSize), getMuralStats(platform.database)]),
  );
  return {
    list,
    numbers,
    isFirstPage: cursor === null,
    collection: { ...places, form: formAddress(platform.settings.ucpFormUrl) },
  };
}
export type PaintingPage = Awaited<ReturnType<typeof loadPainting>>;

/** Somebody's painting. One that is not on the mural concerns its maker alone: others are shown the mural. */
export async function loadSharedPainting({ request, context }: LoaderFunctionArgs) {
  const { master, platform, hints } = context.get(pageContext);
  hints.tag(muralTag);
  // `demo off` takes the tiles of the demonstration down.
  hints.tag(rankingTag);
  const requested = new URL(request.url).searchParams.get("a");
  const id = v.is(paintingIdSchema, requested) ? requested : null;
  const tile = id === null ? null : await rejectAsBusy(findTile(platform.database, master, id));
  const list = await rejectAsBusy(listMural(platform.database, master, null, 6));
  const page = { requestedId: id, isBroken: requested !== null && id === null, tile, list };
  // Not cached: there are more wrong ids than a cache has room for.
  return requested !== null && !tile ? data(page, { status: 404 }) : data(page);
}
export type SharedPaintingPage = Awaited<ReturnType<typeof loadSharedPainting>>["data"];
