import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { DrawnFiles } from "./drawn-files.ts";
import { WorkerProcessError } from "../../platform/worker-process-error.ts";

/** Why a picture is not drawn now: its network has had enough of new ones, or too many wait. */
export interface DrawRefusal {
  reason: "limit" | "busy";
  retryAfterSeconds: number;
}

/** Asked before something is drawn: gives the way to say that it is drawn, or why it must not be. */
export type AdmitDrawing = (request: IncomingMessage) => Promise<(() => void) | DrawRefusal>;

/** Pictures that were drawn, and those that are being drawn. */
export interface DrawnImages {
  /**
   * The picture of a key: a kept one whoever asks, one that is under way together with who asked for it before, else a new one
   * if it may be drawn.
   */
  get(key: string, request: IncomingMessage, draw: () => Promise<Uint8Array>): Promise<Uint8Array | DrawRefusal>;
}

/**
 * @param maxBytes of pictures that are kept in memory
 * @param files where drawn pictures lie for all processes and beyond a restart; none: nowhere
 */
export function createDrawnImages({
  maxBytes,
  admit,
  files,
}: {
  maxBytes: number;
  admit: AdmitDrawing;
  files?: DrawnFiles | undefined;
}): DrawnImages {
  const cache = new LRUCache<string, Uint8Array>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const pending = new Map<string, Promise<Uint8Array | DrawRefusal>>();

  async function drawNew(key: string, request: IncomingMessage, draw: () => Promise<Uint8Array>) {
    const saved = await files?.get(key);
    if (saved) {
      cache.set(key, saved);
      return saved;
    }
    const admitted = await admit(request);
    if (typeof admitted !== "function") return admitted;
    try {
      const image = await draw();
      cache.set(key, image);
      files?.put(key, image);
      return image;
    } catch (error) {
      if (error instanceof WorkerProcessError && error.reason !== "broken") return busy;
      throw error;
    } finally {
      admitted();
    }
  }

  async function get(
    key: string,
    request: IncomingMessage,
    draw: () => Promise<Uint8Array>,
  ): Promise<Uint8Array | DrawRefusal> {
    const cached = cache.get(key);
    if (cached) return cached;
    const shared = pending.get(key);
    if (shared) {
      const image = await shared;
      // Whoever began had enough of new pictures, which is nothing to whoever waited with them.
      return isRefusal(image) ? get(key, request, draw) : image;
    }
    const drawing = drawNew(key, request, draw).finally(() => pending.delete(key));
    pending.set(key, drawing);
    return drawing;
  }

  return { get };
}

const busy: DrawRefusal = { reason: "busy", retryAfterSeconds: 10 };

/** Tells a refusal from a picture. */
export const isRefusal = (image: Uint8Array | DrawRefusal): image is DrawRefusal => "reason" in image;
