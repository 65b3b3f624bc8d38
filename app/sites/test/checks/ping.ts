import { onAbort } from "#app/kits/basics/abort.ts";
import type { Ping } from "../rules/clock-skew.ts";

/** A server that has not answered by then counts as silent. */
const timeoutMs = 8_000;

/**
 * Asks the server for the ordinary summary once and notes when; null when no answer of ours came. `serverMs` is NaN
 * where the answer carries no date.
 */
export async function ping(signal: AbortSignal): Promise<Ping | null> {
  const base = document.documentElement.dataset.api ?? "/api/";
  const sentMs = Date.now();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const unsubscribe = onAbort(signal, () => limit.abort());
  try {
    const response = await fetch(`${base}visitor/summary`, { cache: "no-store", signal: limit.signal });
    const receivedMs = Date.now();
    await response.arrayBuffer();
    if (!response.ok) return null;
    return { sentMs, receivedMs, serverMs: Date.parse(response.headers.get("date") ?? "") };
  } catch {
    signal.throwIfAborted();
    return null;
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}
