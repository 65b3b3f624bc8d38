import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MasterData } from "#contracts/master-data.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import type { DrawAnswer, DrawTask } from "./draw-picture.ts";
import type { DrawnFiles } from "./drawn-files.ts";
import { type AdmitDrawing, createDrawnImages, type DrawRefusal, isRefusal } from "./drawn-images.ts";
import { type CardOf, paintCard, type ShareCard } from "./share-card.ts";

/** What the share pictures of all sites are made with. */
export interface ShareImageOptions {
  /** By the folder of the site. */
  cardsOf: Readonly<Record<string, CardOf>>;
  /** The ground of a site's cards, below public/assets/v. */
  groundOf(site: string): string;
  draw(task: DrawTask): Promise<DrawAnswer>;
  admit: AdmitDrawing;
  masterData: { read(): Promise<MasterData | null> };
  database: Database;
  clock: Clock;
  logger: Pick<Logger, "warn">;
  /** Where drawn pictures of a kind lie. */
  filesOf?: ((kind: DrawTask["kind"]) => DrawnFiles) | undefined;
}

/** True when it answered, false when there is no such picture; else why there is none now. */
export type ImageAnswer = boolean | DrawRefusal;

const maxCachedBytes = 24 * 1024 * 1024;
const maxIdLength = 200;

/**
 * Answers `/assets/<site>/ogp/<id>`. A picture is drawn once and kept; who asks for the same one meanwhile waits for it. Gives
 * false for an id without a card.
 */
export function createShareImageHandler(options: ShareImageOptions) {
  const images = createDrawnImages({
    maxBytes: maxCachedBytes,
    admit: options.admit,
    files: options.filesOf?.("card"),
  });

  return async (match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<ImageAnswer> => {
    const [, site = "", encodedId = ""] = match;
    const id = decodeURIComponent(encodedId);
    const card = id.length > maxIdLength ? null : await readCard(options, site, id);
    if (!card) return false;
    const key = hashCard(card);
    const jpeg = await images.get(key, request, async () => {
      const { bytes, missing } = await options.draw({ kind: "card", card: await paintCard(card) });
      if (missing.length > 0)
        options.logger.warn("share-picture-missing-glyphs", { site, id, missing: missing.join("") });
      return bytes;
    });
    if (isRefusal(jpeg)) return jpeg;
    answerImage(request, response, jpeg, `"${key}"`, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    });
    return true;
  };
}

/** The card of an id with its ground; null where there is none. */
export async function readCard(
  { cardsOf, groundOf, masterData, database, clock }: Omit<ShareImageOptions, "draw" | "admit" | "logger">,
  site: string,
  id: string,
): Promise<(ShareCard & { ground: string }) | null> {
  const cardOf = cardsOf[site];
  const master = cardOf && (await masterData.read());
  const card = master && (await cardOf(id, { master, database, now: clock.now() }));
  return card ? { ...card, ground: card.ground ?? groundOf(site) } : null;
}

/** By what it shows: an id whose words changed is another picture. */
export const hashCard = (card: ShareCard): string =>
  createHash("sha256").update(JSON.stringify(card)).digest("base64url");

/** Sends a picture, or that the browser has it. */
export function answerImage(
  request: IncomingMessage,
  response: ServerResponse,
  image: Uint8Array,
  etag: string,
  headers: Record<string, string>,
): void {
  const isSame = request.headers["if-none-match"] === etag;
  response.writeHead(isSame ? 304 : 200, {
    ...headers,
    etag,
    ...(isSame ? {} : { "content-length": image.length }),
  });
  response.end(isSame || request.method === "HEAD" ? undefined : image);
}

/** The addresses of share pictures. The front has refused malformed percent-encoding before. */
export const shareImagePattern = /^\/assets\/([a-z-]+)\/ogp\/([^/]+)$/;
