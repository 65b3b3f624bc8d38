/** Pauses before each try: a network that has just come back often fails the first one. */
const retryDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000];

/**
 * Resolves when this page's own data can be fetched: with a network, a service worker and a server that answer. A page that
 * asks anew before that would show an error in the place of what it shows. Rejects when that does not come, or by the signal.
 */
export async function whenReachable(signal: AbortSignal): Promise<void> {
  for (const delayMs of retryDelaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    signal.throwIfAborted();
    const answer = await fetch(`${location.pathname}.data`, { signal }).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error("the page's data cannot be fetched");
}
