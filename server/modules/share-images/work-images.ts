import type { IncomingMessage, ServerResponse } from "node:http";
import { createDrawnImages, isRefusal } from "./drawn-images.ts";
import { type CardDrawing, paintDrawing } from "./share-card.ts";
import type { ImageAnswer, ShareImageOptions } from "./share-images.ts";

const maxCachedBytes = 8 * 1024 * 1024;
const maxIdLength = 200;

/**
 * Answers `/assets/<site>/made/<id>`: what a share card draws of something that was made, alone and small, as WebP on
 * nothing. Drawn once and kept. Gives false for an id of which nothing is drawn.
 */
export function createWorkImageHandler(
  options: Pick<ShareImageOptions, "cardsOf" | "masterData" | "database" | "clock" | "draw" | "admit" | "filesOf">,
) {
  const images = createDrawnImages({
    maxBytes: maxCachedBytes,
    admit: options.admit,
    files: options.filesOf?.("small"),
  });

  async function getDrawing(site: string, id: string): Promise<CardDrawing | null> {
    const cardOf = id.length > maxIdLength ? undefined : options.cardsOf[site];
    const master = cardOf && (await options.masterData.read());
    if (!cardOf || !master) return null;
    const card = await cardOf(id, { master, database: options.database, now: options.clock.now() });
    return card?.drawing ?? null;
  }

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<ImageAnswer> => {
    const [, site = "", id = ""] = match;
    const drawing = await getDrawing(site, decodeURIComponent(id));
    if (!drawing) return false;
    const webp = await images.get(`${site} ${drawing.key}`, request, async () => {
      const { bytes } = await options.draw({ kind: "small", drawing: await paintDrawing(drawing) });
      return bytes;
    });
    if (isRefusal(webp)) return webp;
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

/** The addresses of made things as pictures. The front has refused malformed percent-encoding before. */
export const workImagePattern = /^\/assets\/([a-z-]+)\/made\/([^/]+)$/;
