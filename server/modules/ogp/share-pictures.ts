import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { MasterData } from "#contracts/master-data.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import type { DrawnCard } from "./draw-card.tsx";
import type { CardOf, ShareCard } from "./share-card.ts";

/** What the share pictures of all sites are made with. */
export interface ShareParts {
  /** By the folder of the site. */
  cardsOf: Readonly<Record<string, CardOf>>;
  /** The ground of a site's cards, below public/assets/v. */
  groundOf(site: string): string;
  draw(card: ShareCard & { ground: string }): Promise<DrawnCard>;
  masterData: { read(): Promise<MasterData | null> };
  database: Database;
  clock: Clock;
  logger: Logger;
}

interface Kept {
  jpeg: Buffer;
  etag: string;
}

const keptBytes = 24 * 1024 * 1024;
const longestId = 200;
/** So many may wait to be drawn; a crowd of new ones is sent away before it holds the server up. */
const longestLine = 40;

/**
 * Answers `/assets/<site>/ogp/<id>`. A picture is drawn once and kept; who asks for the same one meanwhile waits for it,
 * and only one is drawn at a time, because drawing holds a core. Gives false for an id without a card.
 */
export function makeSharePictures(parts: ShareParts) {
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: ({ jpeg }) => jpeg.length });
  const underWay = new Map<string, Promise<Kept>>();
  let line: Promise<unknown> = Promise.resolve();

  async function pictureOf(site: string, id: string): Promise<Kept | "busy" | null> {
    const cardOf = parts.cardsOf[site];
    if (!cardOf || id.length > longestId) return null;
    const master = await parts.masterData.read();
    const card = master && (await cardOf(id, { master, database: parts.database, now: parts.clock.now() }));
    if (!card) return null;
    const whole = { ...card, ground: card.ground ?? parts.groundOf(site) };
    // By what it shows: an id whose words changed is another picture.
    const key = createHash("sha256").update(JSON.stringify(whole)).digest("base64url");
    const known = kept.get(key);
    if (known) return known;
    const drawing = underWay.get(key);
    if (drawing) return drawing;
    return underWay.size < longestLine ? drawNext(key, whole, site, id) : "busy";
  }

  function drawNext(key: string, card: ShareCard & { ground: string }, site: string, id: string): Promise<Kept> {
    const drawing = line.then(async () => {
      const { jpeg, missing } = await parts.draw(card);
      if (missing.length > 0)
        parts.logger.warn("share-picture-missing-glyphs", { site, id, missing: missing.join("") });
      const drawn = { jpeg, etag: `"${key}"` };
      kept.set(key, drawn);
      return drawn;
    });
    underWay.set(key, drawing);
    line = drawing.catch(() => undefined).then(() => underWay.delete(key));
    return drawing;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, site = "", id = ""] = match;
    const picture = await pictureOf(site, decodeURIComponent(id));
    if (!picture) return false;
    if (picture === "busy") {
      response.writeHead(503, { "retry-after": "10", "content-length": 0 }).end();
      return true;
    }
    const isSame = request.headers["if-none-match"] === picture.etag;
    response.writeHead(isSame ? 304 : 200, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      etag: picture.etag,
      ...(isSame ? {} : { "content-length": picture.jpeg.length }),
    });
    response.end(isSame || request.method === "HEAD" ? undefined : picture.jpeg);
    return true;
  };
}

/** The addresses of share pictures. The front has refused malformed percent-encoding before. */
export const sharePicturePattern = /^\/assets\/([a-z-]+)\/ogp\/([^/]+)$/;
