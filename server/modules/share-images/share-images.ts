import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { MasterData } from "#contracts/master-data.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import type { RenderedCard } from "./render-card.tsx";
import type { CardOf, ShareCard } from "./share-card.ts";

/** What the share pictures of all sites are made with. */
export interface ShareImageOptions {
  /** By the folder of the site. */
  cardsOf: Readonly<Record<string, CardOf>>;
  /** The ground of a site's cards, below public/assets/v. */
  groundOf(site: string): string;
  draw(card: ShareCard & { ground: string }): Promise<RenderedCard>;
  masterData: { read(): Promise<MasterData | null> };
  database: Database;
  clock: Clock;
  logger: Logger;
}

interface CachedImage {
  jpeg: Buffer;
  etag: string;
}

const maxCachedBytes = 24 * 1024 * 1024;
const maxIdLength = 200;
/** So many may wait to be drawn; a crowd of new ones is sent away before it holds the server up. */
const maxQueueLength = 40;

/**
 * Answers `/assets/<site>/ogp/<id>`. A picture is drawn once and kept; who asks for the same one meanwhile waits for it,
 * and only one is drawn at a time, because drawing holds a core. Gives false for an id without a card.
 */
export function createShareImageHandler(options: ShareImageOptions) {
  const cache = new LRUCache<string, CachedImage>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ jpeg }) => jpeg.length,
  });
  const pending = new Map<string, Promise<CachedImage>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function getImage(site: string, id: string): Promise<CachedImage | "busy" | null> {
    const cardOf = options.cardsOf[site];
    if (!cardOf || id.length > maxIdLength) return null;
    const master = await options.masterData.read();
    const card = master && (await cardOf(id, { master, database: options.database, now: options.clock.now() }));
    if (!card) return null;
    const fullCard = { ...card, ground: card.ground ?? options.groundOf(site) };
    // By what it shows: an id whose words changed is another picture.
    const key = createHash("sha256").update(JSON.stringify(fullCard)).digest("base64url");
    const cached = cache.get(key);
    if (cached) return cached;
    const rendering = pending.get(key);
    if (rendering) return rendering;
    return pending.size < maxQueueLength ? renderNext(key, fullCard, site, id) : "busy";
  }

  function renderNext(
    key: string,
    card: ShareCard & { ground: string },
    site: string,
    id: string,
  ): Promise<CachedImage> {
    const rendering = queue.then(async () => {
      const { jpeg, missing } = await options.draw(card);
      if (missing.length > 0)
        options.logger.warn("share-picture-missing-glyphs", { site, id, missing: missing.join("") });
      const rendered = { jpeg, etag: `"${key}"` };
      cache.set(key, rendered);
      return rendered;
    });
    pending.set(key, rendering);
    queue = rendering.catch(() => undefined).then(() => pending.delete(key));
    return rendering;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, site = "", id = ""] = match;
    const image = await getImage(site, decodeURIComponent(id));
    if (!image) return false;
    if (image === "busy") response.writeHead(503, { "retry-after": "10", "content-length": 0 }).end();
    else answerImage(request, response, image);
    return true;
  };
}

function answerImage(request: IncomingMessage, response: ServerResponse, { jpeg, etag }: CachedImage): void {
  const isSame = request.headers["if-none-match"] === etag;
  response.writeHead(isSame ? 304 : 200, {
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    etag,
    ...(isSame ? {} : { "content-length": jpeg.length }),
  });
  response.end(isSame || request.method === "HEAD" ? undefined : jpeg);
}

/** The addresses of share pictures. The front has refused malformed percent-encoding before. */
export const shareImagePattern = /^\/assets\/([a-z-]+)\/ogp\/([^/]+)$/;
