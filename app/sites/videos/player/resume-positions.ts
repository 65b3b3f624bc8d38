import { createLocalStore } from "#app/kits/visitor/local-store.ts";

const storageKey = "kz_film_at";
const edgeMs = 3_000;

/** Where a video was left on this device, in ms; null at its beginning and its end. */
export function getResumePosition(videoId: string): number | null {
  const at = readAll()[videoId];
  return typeof at === "number" && at > edgeMs ? at : null;
}

/** Remembers where a video was left. Near an end there is nothing to come back to. */
export function saveResumePosition(videoId: string, atMs: number, durationMs: number): void {
  const { [videoId]: _, ...others } = readAll();
  const isInside = atMs > edgeMs && atMs < durationMs - edgeMs;
  createLocalStore().set(storageKey, JSON.stringify(isInside ? { ...others, [videoId]: Math.round(atMs) } : others));
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(createLocalStore().get(storageKey) ?? "{}");
    return stored !== null && typeof stored === "object" ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
