import type { Head } from "./head.ts";

/**
 * The share picture of an id of a site, as the head names it. `origin` is the public one; `version` changes with what
 * the picture shows, because apps keep what they fetched under an address.
 */
export function cardImage(
  origin: string,
  { site, id, version, alt }: { site: string; id: string; version: string; alt: string },
): Head["shareImage"] {
  const path = `/assets/${site}/ogp/${encodeURIComponent(id)}?v=${encodeURIComponent(version)}`;
  return { url: new URL(path, origin).href, width: 1200, height: 630, alt };
}

/**
 * The head of a screen that shows one thing of a site: the same, with that thing's own share picture.
 * @param stage of the thing, where its picture becomes another one later
 */
export function withCard(head: Head, site: string, id: string, alt: string, stage = ""): Head {
  const { origin, searchParams } = new URL(head.shareImage.url);
  return { ...head, shareImage: cardImage(origin, { site, id, version: (searchParams.get("v") ?? "1") + stage, alt }) };
}
