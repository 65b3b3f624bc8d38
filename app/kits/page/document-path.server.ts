/**
 * The address of the page whose data is asked for: React Router fetches `/zone1.data` for `/zone1` and `/_.data`
 * for the empty path. Any other path is its own page.
 */
export function documentPath(pathname: string): string {
  if (pathname === "/_.data") return "/";
  return pathname.replace(/\.data$/, "");
}
