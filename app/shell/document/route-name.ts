/**
 * The name of the current route: the last segment of the path, and where that is a page number of one or
 * two digits, the segment before it too (`lmw/area/3` → `area/3`). Three digits are no page number.
 */
export function routeName(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  const last = segments.at(-1) ?? "";
  const before = segments.at(-2);
  return /^\d{1,2}$/.test(last) && before ? `${before}/${last}` : last;
}
