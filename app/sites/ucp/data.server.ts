import { data, type LoaderFunctionArgs } from "react-router";
import * as v from "valibot";
import { orBusy } from "#app/shell/errors/or-busy.server.ts";
import { pageContext } from "#app/shell/page-context.server.ts";
import { wallTag } from "#server/modules/paintings/painting-rows.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { formAddress, places } from "./collection.server.ts";
import { cursorSchema, paintingIdSchema } from "./contract.ts";
import { findTile, listWall, readCursor, wallNumbers } from "./wall.server.ts";

const listedAtOnce = 12;

/** The bench, and the wall as far as a page of the list goes. */
export async function loadBench({ request, context }: LoaderFunctionArgs) {
  const { master, platform, hints } = context.get(pageContext);
  hints.tag(wallTag);
  // `demo off` takes the tiles of the demonstration down.
  hints.tag(rankingTag);
  const asked = new URL(request.url).searchParams.get("b");
  const cursor = v.is(cursorSchema, asked) ? readCursor(asked) : null;
  const [list, numbers] = await orBusy(
    Promise.all([listWall(platform.database, master, cursor, listedAtOnce), wallNumbers(platform.database)]),
  );
  return {
    list,
    numbers,
    isFirstPage: cursor === null,
    collection: { ...places, form: formAddress(platform.settings.ucpFormUrl) },
  };
}
export type BenchPage = Awaited<ReturnType<typeof loadBench>>;

/** Somebody's painting. What does not hang is nobody's business but its maker's: strangers see the wall. */
export async function loadShared({ request, context }: LoaderFunctionArgs) {
  const { master, platform, hints } = context.get(pageContext);
  hints.tag(wallTag);
  // `demo off` takes the tiles of the demonstration down.
  hints.tag(rankingTag);
  const asked = new URL(request.url).searchParams.get("a");
  const id = v.is(paintingIdSchema, asked) ? asked : null;
  const tile = id === null ? null : await orBusy(findTile(platform.database, master, id));
  const list = await orBusy(listWall(platform.database, master, null, 6));
  const page = { askedId: id, isBroken: asked !== null && id === null, tile, list };
  // Not kept: there are more wrong ids than a cache has room for.
  return asked !== null && !tile ? data(page, { status: 404 }) : data(page);
}
export type SharedPage = Awaited<ReturnType<typeof loadShared>>["data"];
