import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { ShareImageOptions } from "./share-images.ts";

interface CachedImage {
  png: Promise<Buffer>;
  etag: string;
}

const maxCachedImages = 24;
/** What others have embedded changes on their pages within the hour. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * Answers `/assets/<site>/week/<yyyyww>.png`: the share picture of a week, for other people's pages. Drawn once for what
 * it shows and kept. Gives false for a week without a card.
 */
export function createEmbeddedImageHandler(options: ShareImageOptions) {
  const cache = new LRUCache<string, CachedImage>({ max: maxCachedImages });

  async function getImage(site: string, week: string): Promise<CachedImage | null> {
    const cardOf = options.cardsOf[site];
    const master = await options.masterData.read();
    if (!cardOf || !master) return null;
    const card = await cardOf(`week-${week}`, { master, database: options.database, now: options.clock.now() });
    if (!card) return null;
    const fullCard = { ...card, ground: card.ground ?? options.groundOf(site) };
    const key = createHash("sha256").update(JSON.stringify(fullCard)).digest("base64url");
    const cached = cache.get(key);
    if (cached) return cached;
    const png = options.draw(fullCard).then(({ jpeg }) => sharp(jpeg).png({ palette: true, effort: 3 }).toBuffer());
    const rendered = { png, etag: `"${key}"` };
    cache.set(key, rendered);
    png.catch(() => cache.delete(key));
    return rendered;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, site = "", week = ""] = match;
    const image = await getImage(site, week);
    if (!image) return false;
    const png = await image.png;
    const isSame = request.headers["if-none-match"] === image.etag;
    response.writeHead(isSame ? 304 : 200, {
      "content-type": "image/png",
      "cache-control": cacheControl,
      // It is made for other people's pages.
      "cross-origin-resource-policy": "cross-origin",
      etag: image.etag,
      ...(isSame ? {} : { "content-length": png.length }),
    });
    response.end(isSame || request.method === "HEAD" ? undefined : png);
    return true;
  };
}

/** The addresses of pictures to embed. */
export const embeddedImagePattern = /^\/assets\/([a-z-]+)\/week\/(\d{6})\.png$/;
