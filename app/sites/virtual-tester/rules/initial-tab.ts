import type { NamedTab } from "./face-parts.ts";

/**
 * Which list is open for whoever comes in: that of what they brought along (a look, a palette of desires, a mascara of
 * their own), or the lips, which are what this site is for. An address that names a shade opens there.
 */
export function getInitialTab(query: URLSearchParams): NamedTab | "whole" {
  if (query.has("look")) return "whole";
  if (query.has("s")) return "lips";
  if (query.has("m")) return "lashes";
  if (query.has("e")) return "lids";
  return query.has("l") ? "line" : "lips";
}
