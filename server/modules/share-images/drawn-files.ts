import { createHash } from "node:crypto";
import type { Logger } from "../../platform/logger.ts";
import type { ObjectStore, StoredObject } from "../../platform/storage/object-store.ts";
import type { DrawTask } from "./draw-picture.ts";

/** Drawn pictures of one kind in the store, by what they show. Without the store a picture is drawn again: nothing fails. */
export interface DrawnFiles {
  get(key: string): Promise<Uint8Array | null>;
  /** Does not wait for the store. */
  put(key: string, image: Uint8Array): void;
}

/** All keys of drawn pictures begin with it. */
export const drawnPrefix = "drawn/";
/** So long one lies there: what it shows may have been erased by its maker. */
export const drawnForMs = 7 * 86_400_000;
/** All of them together, looked at every hour; in one of them no more can be drawn than a gigabyte (see `admit-drawing.ts`). */
const maxDrawnBytes = 2 * 1024 ** 3;
/** Whoever waits for a picture does not wait longer for the store than drawing it takes. */
const readWithinMs = 400;

const endings = {
  card: ["jpg", "image/jpeg"],
  embedded: ["png", "image/png"],
  small: ["webp", "image/webp"],
} as const satisfies Record<DrawTask["kind"], readonly [ending: string, contentType: string]>;

/** @param build another build draws otherwise: its pictures are others */
export function createDrawnFiles(
  storage: ObjectStore,
  { kind, build, logger }: { kind: DrawTask["kind"]; build: string; logger: Pick<Logger, "warn"> },
): DrawnFiles {
  const [ending, contentType] = endings[kind];
  const keyOf = (key: string): string => `${drawnPrefix}${kind}/${hash(`${build} ${key}`)}.${ending}`;
  const tell = (error: unknown): null => {
    logger.warn("drawn-picture-not-stored", { kind, error: String(error) });
    return null;
  };
  return {
    get: (key) => Promise.race([storage.get(keyOf(key)).catch(tell), wait(readWithinMs)]),
    put: (key, image) => void storage.put(keyOf(key), image, contentType).catch(tell),
  };
}

/**
 * Takes away what has lain there long enough, and the oldest where all together are too many: whoever has a thousand runs drawn
 * fills no disk.
 * @returns how many went
 */
export async function deleteOldDrawnFiles(
  storage: ObjectStore,
  { now, signal, maxBytes = maxDrawnBytes }: { now: Date; signal: AbortSignal; maxBytes?: number },
): Promise<number> {
  const objects: StoredObject[] = [];
  for await (const object of storage.list(drawnPrefix)) objects.push(object);
  let [deleted, bytes] = [0, 0];
  for (const object of objects.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    signal.throwIfAborted();
    bytes += object.bytes;
    if (bytes <= maxBytes && now.getTime() - object.at.getTime() < drawnForMs) continue;
    await storage.remove(object.key);
    deleted++;
  }
  return deleted;
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const wait = (waitMs: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, waitMs, null).unref());
