import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/shell/page-context.server.ts";
import { findOf } from "./find.server.ts";
import { samples } from "./pictures.server.ts";

/** The stage with its own pictures, and the find of a shared link. */
export function loadHunt({ request, context }: LoaderFunctionArgs) {
  const { master } = context.get(pageContext);
  const code = new URL(request.url).searchParams.get("c");
  const find = code === null ? null : findOf(code, master);
  const page = { samples: samples(), find, isBroken: code !== null && !find };
  // Not kept: there are more wrong codes than a cache has room for.
  return page.isBroken ? data(page, { status: 404 }) : data(page);
}

export type HuntPage = ReturnType<typeof loadHunt>["data"];
