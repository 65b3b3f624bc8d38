import type { SiteFrameData } from "#app/kits/page/site-frame-data.ts";

/**
 * True where a stranger lands on something that was shared: by the address of the thing, or by a campaign id on any
 * page. The first ten seconds there belong to the thing: no opening, no consent bar, no camera and no sound asked for.
 * @param landing what the screen's manifest says
 * @param search with its question mark, or empty
 */
export function isLanding(landing: SiteFrameData["landing"], search: string): boolean {
  const query = new URLSearchParams(search);
  if (landing === true || query.has("cid")) return true;
  return [landing ?? []].flat().some((name) => query.has(name));
}
