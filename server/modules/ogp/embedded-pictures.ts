import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { ShareParts } from "./share-pictures.ts";

interface Kept {
  png: Promise<Buffer>;
  etag: string;
}

const mostKept = 24;
/** What others have embedded changes on their pages within the hour. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * Answers `/assets/<site>/week/<yyyyww>.png`: the share picture of a week, for other people's pages. Drawn once for what
 * it shows and kept. Gives false for a week without a card.
 */
export function makeEmbeddedPictures(parts: ShareParts) {
  const kept = new LRUCache<string, Kept>({ max: mostKept });

  async function pictureOf(site: string, week: string): Promise<Kept | null> {
    const cardOf = parts.cardsOf[site];
    const master = await parts.masterData.read();
    if (!cardOf || !master) return null;
    const card = await cardOf(`week-${week}`, { master, database: parts.database, now: parts.clock.now() });
    if (!card) return null;
    const whole = { ...card, ground: card.ground ?? parts.groundOf(site) };
    const key = createHash("sha256").update(JSON.stringify(whole)).digest("base64url");
    const known = kept.get(key);
    if (known) return known;
    const png = parts.draw(whole).then(({ jpeg }) => sharp(jpeg).png({ palette: true, effort: 3 }).toBuffer());
    const drawn = { png, etag: `"${key}"` };
    kept.set(key, drawn);
    png.catch(() => kept.delete(key));
    return drawn;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, site = "", week = ""] = match;
    const picture = await pictureOf(site, week);
    if (!picture) return false;
    const png = await picture.png;
    const isSame = request.headers["if-none-match"] === picture.etag;
    response.writeHead(isSame ? 304 : 200, {
      "content-type": "image/png",
      "cache-control": cacheControl,
      // It is made for other people's pages.
      "cross-origin-resource-policy": "cross-origin",
      etag: picture.etag,
      ...(isSame ? {} : { "content-length": png.length }),
    });
    response.end(isSame || request.method === "HEAD" ? undefined : png);
    return true;
  };
}

/** The addresses of pictures to embed. */
export const embeddedPicturePattern = /^\/assets\/([a-z-]+)\/week\/(\d{6})\.png$/;
