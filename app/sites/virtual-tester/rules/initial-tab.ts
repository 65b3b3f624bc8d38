/**
 * Which list is open for whoever comes in: that of what they brought along (a palette of desires, a mascara of their
 * own), or the lips, which are what this site is for. The address of a whole look names its shade, and opens there.
 */
export function getInitialTab(query: URLSearchParams): "lips" | "lids" | "lashes" | "line" {
  if (query.has("s")) return "lips";
  if (query.has("m")) return "lashes";
  if (query.has("e")) return "lids";
  return query.has("l") ? "line" : "lips";
}
