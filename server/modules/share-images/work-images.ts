import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { CardDrawing } from "./share-card.ts";
import type { ShareImageOptions } from "./share-images.ts";

const maxCachedImages = 240;
const maxIdLength = 200;
/** So many may wait to be drawn, as with whole cards. */
const maxQueueLength = 60;
/** Twice what it takes on a phone, at the largest. */
const maxSize = { width: 360, height: 504 } as const;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/**
 * Answers `/assets/<site>/made/<id>`: what a share card draws of something that was made, alone and small, as WebP on
 * nothing. Drawn once, one at a time, and kept. Gives false for an id of which nothing is drawn.
 */
export function createWorkImageHandler(
  options: Pick<ShareImageOptions, "cardsOf" | "masterData" | "database" | "clock">,
) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: maxCachedImages });
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function getDrawing(site: string, id: string): Promise<CardDrawing | null> {
    const cardOf = id.length > maxIdLength ? undefined : options.cardsOf[site];
    const master = cardOf && (await options.masterData.read());
    if (!cardOf || !master) return null;
    const card = await cardOf(id, { master, database: options.database, now: options.clock.now() });
    return card?.drawing ?? null;
  }

  function renderNext(key: string, drawing: CardDrawing): Promise<Buffer> {
    waiting++;
    const rendered = queue.then(() => renderSmallImage(drawing)).finally(() => waiting--);
    cache.set(key, rendered);
    rendered.catch(() => cache.delete(key));
    queue = rendered.catch(() => undefined);
    return rendered;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, site = "", id = ""] = match;
    const drawing = await getDrawing(site, decodeURIComponent(id));
    if (!drawing) return false;
    const key = `${site} ${drawing.key}`;
    const cached = cache.get(key);
    if (!cached && waiting >= maxQueueLength) {
      response.writeHead(503, { "retry-after": "10", "content-length": 0 }).end();
      return true;
    }
    const webp = await (cached ?? renderNext(key, drawing));
    response.writeHead(200, {
      "content-type": "image/webp",
      // What is taken down is off within the hour.
      "cache-control": "public, max-age=3600",
      "content-length": webp.length,
    });
    response.end(request.method === "HEAD" ? undefined : webp);
    return true;
  };
}

/** Without the empty margins that a card needs: what stands somewhere stands on its own foot. */
async function renderSmallImage({ width, height, paint }: CardDrawing): Promise<Buffer> {
  const rows = Buffer.from(paint());
  const png = await sharp(rows, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const trimmed = await sharp(png)
    .trim({ background: transparent, threshold: 12 })
    .toBuffer()
    .catch(() => png);
  return sharp(trimmed)
    .resize({ ...maxSize, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 85 })
    .toBuffer();
}

/** The addresses of made things as pictures. The front has refused malformed percent-encoding before. */
export const workImagePattern = /^\/assets\/([a-z-]+)\/made\/([^/]+)$/;
