import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { CardDrawing } from "./share-card.ts";
import type { ShareParts } from "./share-pictures.ts";

const mostKept = 240;
const longestId = 200;
/** So many may wait to be drawn, as with whole cards. */
const longestLine = 60;
/** Twice what it takes on a phone, at the largest. */
const largest = { width: 360, height: 504 } as const;
const clear = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/**
 * Answers `/assets/<site>/made/<id>`: what a share card draws of something that was made, alone and small, as WebP on
 * nothing. Drawn once, one at a time, and kept. Gives false for an id of which nothing is drawn.
 */
export function makeMadePictures(parts: Pick<ShareParts, "cardsOf" | "masterData" | "database" | "clock">) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function drawingOf(site: string, id: string): Promise<CardDrawing | null> {
    const cardOf = id.length > longestId ? undefined : parts.cardsOf[site];
    const master = cardOf && (await parts.masterData.read());
    if (!cardOf || !master) return null;
    const card = await cardOf(id, { master, database: parts.database, now: parts.clock.now() });
    return card?.drawing ?? null;
  }

  function drawnNext(key: string, drawing: CardDrawing): Promise<Buffer> {
    waiting++;
    const drawn = line.then(() => smallPicture(drawing)).finally(() => waiting--);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    line = drawn.catch(() => undefined);
    return drawn;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, site = "", id = ""] = match;
    const drawing = await drawingOf(site, decodeURIComponent(id));
    if (!drawing) return false;
    const key = `${site} ${drawing.key}`;
    const known = kept.get(key);
    if (!known && waiting >= longestLine) {
      response.writeHead(503, { "retry-after": "10", "content-length": 0 }).end();
      return true;
    }
    const webp = await (known ?? drawnNext(key, drawing));
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
async function smallPicture({ width, height, paint }: CardDrawing): Promise<Buffer> {
  const rows = Buffer.from(paint());
  const png = await sharp(rows, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const trimmed = await sharp(png)
    .trim({ background: clear, threshold: 12 })
    .toBuffer()
    .catch(() => png);
  return sharp(trimmed)
    .resize({ ...largest, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 85 })
    .toBuffer();
}

/** The addresses of made things as pictures. The front has refused malformed percent-encoding before. */
export const madePicturePattern = /^\/assets\/([a-z-]+)\/made\/([^/]+)$/;
