import type { ScreenMatch } from "#app/kits/page/site-registry.ts";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import type { HostProfile } from "./hosts.ts";
import type { PageRequest } from "./pages.ts";

export type RoutedPage = { request: PageRequest } | { moved: string };

/**
 * The page an address asks for. Fixed segments are spelled as the site manifest spells them; only the query
 * parameters the manifest lists are kept (sorted), so that campaign ids and stray parameters share one page.
 */
export function routePage(
  findScreen: (pathname: string) => ScreenMatch | null,
  pathname: string,
  search: string,
  host: HostProfile,
): RoutedPage {
  if (pathname === "/" && host.home && host.kind !== "mor") return { moved: host.home };
  // On its own host, mor is what the empty path shows: no redirect stands between an address and its story.
  if (pathname === "/" && host.home) pathname = host.home;
  const isData = pathname.endsWith(".data");
  const found = findScreen(documentPath(pathname));
  // No site answers: the page is a redirect, which is never kept, or one that only development has.
  if (!found) return { request: { pathname, search, host, route: "page" } };
  if (!isData && found.canonicalPath !== pathname) return { moved: found.canonicalPath + search };
  const { site, screen } = found;
  const route = `${site.id} ${screen.path}${isData ? ".data" : ""}`;
  return { request: { pathname, search: filterSearch(search, screen.query ?? []), host, route } };
}

function filterSearch(search: string, names: readonly string[]): string {
  if (!search || names.length === 0) return "";
  const given = new URLSearchParams(search);
  const filtered = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    if (value !== null && value.length <= 200) filtered.set(name, value);
  }
  return filtered.size > 0 ? `?${filtered}` : "";
}
