import { matchRoutes } from "react-router";
import type { Site } from "#contracts/site.ts";
import type { ScreenMatch, SiteRegistry } from "#app/kits/page/site-registry.ts";

/** Every site manifest of the hub, by folder. */
export const sites: readonly Site[] = Object.values(
  import.meta.glob<Site>("../../sites/*/site.ts", { eager: true, import: "site" }),
);

const routes = sites.flatMap((site) =>
  site.screens.map((screen) => ({
    path: screen.path === "/" ? "/" : `/${screen.path}`,
    handle: { site, screen },
  })),
);

/** The screen that answers a document path, however its fixed segments are cased; null when no site does. */
export function findScreen(pathname: string): ScreenMatch | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return null;
  const { site, screen } = match.route.handle;
  return { site, screen, params: match.params, canonicalPath: canonicalPath(match.route.path, pathname) };
}

/** What pages and the API are given of the sites. */
export const siteRegistry: SiteRegistry = { all: sites, find: findScreen };

function canonicalPath(pattern: string, pathname: string): string {
  const given = pathname.split("/").filter(Boolean);
  const fixed = pattern.split("/").filter(Boolean);
  return `/${given.map((segment, i) => (fixed[i]?.startsWith(":") ? segment : (fixed[i] ?? segment))).join("/")}`;
}
