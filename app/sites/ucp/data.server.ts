import { data, type LoaderFunctionArgs } from "react-router";
import * as v from "valibot";
import { rejectAsBusy } from "#app/kits/page/reject-as-busy.server.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { muralTag } from "#server/modules/paintings/painting-rows.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { findLinkedTile } from "./linked-tile.server.ts";
import { formAddress, places } from "./collection.server.ts";
import { cursorSchema, paintingIdSchema } from "./contract.ts";
import { listMural, parseCursor, getMuralStats } from "./mural.server.ts";

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

/** So long a page may show a painting that waits: as long as every process needs to hear of a decision. */
const unlistedMs = 5_000;

/** Somebody's painting: it hangs, or it waits and whoever has its link sees it. For all others there is the mural. */
export async function loadSharedPainting({ request, context }: LoaderFunctionArgs) {
  const { master, platform, hints, now } = context.get(pageContext);
  hints.tag(muralTag);
  // `demo off` takes the tiles of the demonstration down.
  hints.tag(rankingTag);
  const requested = new URL(request.url).searchParams.get("a");
  const id = v.is(paintingIdSchema, requested) ? requested : null;
  const tile = id === null ? null : await rejectAsBusy(findLinkedTile(platform.database, master, id));
  // It may be changed, reported, taken back or deleted at any moment.
  if (tile?.isUnlisted) hints.validUntil(new Date(now.getTime() + unlistedMs));
  const list = await rejectAsBusy(listMural(platform.database, master, null, 6));
  const page = { requestedId: id, isBroken: requested !== null && id === null, tile, list };
  // Not cached: there are more wrong ids than a cache has room for.
  return requested !== null && !tile ? data(page, { status: 404 }) : data(page);
}
export type SharedPaintingPage = Awaited<ReturnType<typeof loadSharedPainting>>["data"];
