import { createLocalStore } from "#app/kits/visitor/local-store.ts";

const key = "kz_film_at";
const edgeMs = 3_000;

/** Where a film was left on this device, in ms; null at its beginning and its end. */
export function leftAt(filmId: string): number | null {
  const at = all()[filmId];
  return typeof at === "number" && at > edgeMs ? at : null;
}

/** Remembers where a film was left. Near an end there is nothing to come back to. */
export function rememberPlace(filmId: string, atMs: number, durationMs: number): void {
  const { [filmId]: _, ...others } = all();
  const isInside = atMs > edgeMs && atMs < durationMs - edgeMs;
  createLocalStore().set(key, JSON.stringify(isInside ? { ...others, [filmId]: Math.round(atMs) } : others));
}

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(createLocalStore().get(key) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
