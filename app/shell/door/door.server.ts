import { data, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { documentPath } from "./document-path.server.ts";
import { pageContext } from "../page-context.server.ts";
import { closedDoor } from "./closed.server.ts";
import { describeScreen } from "./describe-screen.server.ts";
import { findScreen, type FoundScreen } from "./doors.server.ts";
import { preReleaseText } from "./pre-release.server.ts";
import { siteWords } from "./site-words.server.ts";

/** Nobody passes a closed door: neither the loaders nor the code of the site run behind it. */
export const guardDoor: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const page = context.get(pageContext);
  const found = screenOf(request);
  page.hints.tag(`site:${found.door.id}`);
  const closed = closedDoor(found, page);
  if (closed) throw data({ closedDoor: closed }, { status: 200 });
  return next();
};

/** What the shell needs of the screen behind the door: its head, and the site's words in its language. */
export function loadDoor({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const found = screenOf(request);
  return {
    siteId: found.door.id,
    zone: found.door.zone,
    head: describeScreen(found, page),
    banner: preReleaseText(page),
    words: siteWords(found.door.id, found.screen.lang),
  };
}

function screenOf(request: Request): FoundScreen {
  const pathname = documentPath(new URL(request.url).pathname);
  const found = findScreen(pathname);
  if (!found) throw new Error(`no door answers ${pathname}`);
  return found;
}
