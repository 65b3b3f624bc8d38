import type { FoundScreen } from "#app/shell/door/doors.server.ts";
import { documentPath } from "#app/shell/door/document-path.server.ts";
import type { HostProfile } from "./hosts.ts";
import type { PageRequest } from "./pages.ts";

export type RoutedPage = { request: PageRequest } | { moved: string };

/**
 * The page an address asks for. Fixed segments are spelled as the door spells them; only the query
 * parameters the door lists are kept (sorted), so that campaign ids and stray parameters share one page.
 */
export function routePage(
  findScreen: (pathname: string) => FoundScreen | null,
  pathname: string,
  search: string,
  host: HostProfile,
): RoutedPage {
  if (pathname === "/" && host.home && host.kind !== "mor") return { moved: host.home };
  // On its own host, mor is what the empty path shows: no redirect stands between an address and its story.
  if (pathname === "/" && host.home) pathname = host.home;
  const isData = pathname.endsWith(".data");
  const found = findScreen(documentPath(pathname));
  // No door answers: the page is a redirect, which is never kept, or one that only development has.
  if (!found) return { request: { pathname, search, host } };
  if (!isData && found.canonicalPath !== pathname) return { moved: found.canonicalPath + search };
  return { request: { pathname, search: keptSearch(search, found.screen.query ?? []), host } };
}

function keptSearch(search: string, names: readonly string[]): string {
  if (!search || names.length === 0) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    if (value !== null && value.length <= 200) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
