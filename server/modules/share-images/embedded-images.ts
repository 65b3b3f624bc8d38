import type { IncomingMessage, ServerResponse } from "node:http";
import { createDrawnImages, isRefusal } from "./drawn-images.ts";
import { paintCard } from "./share-card.ts";
import { answerImage, hashCard, type ImageAnswer, readCard, type ShareImageOptions } from "./share-images.ts";

const maxCachedBytes = 8 * 1024 * 1024;
/** What others have embedded changes on their pages within the hour. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * Answers `/assets/<site>/week/<yyyyww>.png`: the share picture of a week, for other people's pages. Drawn once for what
 * it shows and kept. Gives false for a week without a card.
 */
export function createEmbeddedImageHandler(options: ShareImageOptions) {
  const images = createDrawnImages({
    maxBytes: maxCachedBytes,
    admit: options.admit,
    files: options.filesOf?.("embedded"),
  });

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<ImageAnswer> => {
    const [, site = "", week = ""] = match;
    const card = await readCard(options, site, `week-${week}`);
    if (!card) return false;
    const key = hashCard(card);
    const png = await images.get(key, request, async () => {
      const { bytes } = await options.draw({ kind: "embedded", card: await paintCard(card) });
      return bytes;
    });
    if (isRefusal(png)) return png;
    answerImage(request, response, png, `"${key}"`, {
      "content-type": "image/png",
      "cache-control": cacheControl,
      // It is made for other people's pages.
      "cross-origin-resource-policy": "cross-origin",
    });
    return true;
  };
}

/** The addresses of pictures to embed. */
export const embeddedImagePattern = /^\/assets\/([a-z-]+)\/week\/(\d{6})\.png$/;
