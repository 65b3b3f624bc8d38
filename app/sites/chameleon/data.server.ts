import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { parseSharedColour } from "./shared-colour.server.ts";
import { listSamples } from "./pictures.server.ts";

/** The stage with its own pictures, and the find of a shared link. */
export function loadChameleon({ request, context }: LoaderFunctionArgs) {
  const { master } = context.get(pageContext);
  const code = new URL(request.url).searchParams.get("c");
  const sharedColour = code === null ? null : parseSharedColour(code, master);
  const page = { samples: listSamples(), find: sharedColour, isBroken: code !== null && !sharedColour };
  // Not kept: there are more wrong codes than a cache has room for.
  return page.isBroken ? data(page, { status: 404 }) : data(page);
}

export type ChameleonPage = ReturnType<typeof loadChameleon>["data"];
