import { data, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import { type PageContext, pageContext } from "#app/kits/page/page-context.server.ts";
import { backdropScene } from "../frame/backdrop-scenes.server.ts";
import { getClosedSite } from "./closed-site.server.ts";
import { describeScreen } from "./describe-screen.server.ts";
import type { ScreenMatch } from "#app/kits/page/site-registry.ts";
import type { SiteFrameData } from "#app/kits/page/site-frame-data.ts";
import { preReleaseText } from "./pre-release.server.ts";
import { getSiteMessages } from "./site-messages.server.ts";

/** Nobody enters a closed site: neither its loaders nor its code run. */
export const guardSite: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const page = context.get(pageContext);
  const found = findScreenOf(request, page);
  page.hints.tag(`site:${found.site.id}`);
  const closed = getClosedSite(found, page);
  if (closed) throw data({ closedSite: closed }, { status: 200 });
  return next();
};

/** What the shell needs of the site's screen: its head, and the site's messages in its language. */
export function loadSite({ request, context }: LoaderFunctionArgs): SiteFrameData {
  const page = context.get(pageContext);
  const found = findScreenOf(request, page);
  return {
    siteId: found.site.id,
    zone: found.site.zone,
    head: describeScreen(found, page),
    landing: found.screen.landing,
    hasOwnCompanion: found.site.hasOwnCompanion,
    isFullScreen: found.screen.isFullScreen,
    backdrop: backdropScene(found.site.zone, found.site.id),
    banner: preReleaseText(page),
    words: getSiteMessages(found.site.id, found.screen.lang),
  };
}

function findScreenOf(request: Request, { sites }: PageContext): ScreenMatch {
  const pathname = documentPath(new URL(request.url).pathname);
  const found = sites.find(pathname);
  if (!found) throw new Error(`no site answers ${pathname}`);
  return found;
}
