/**
 * Resolves after `delayMs`; rejects with the signal's reason as soon as it is aborted (at once when it already is).
 * Leaves neither timer nor listener behind.
 */
export function waitMs(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let removeListener = () => {};
    const timer = setTimeout(() => {
      removeListener();
      resolve();
    }, delayMs);
    removeListener = onAbort(signal, () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Runs `stop` once when the signal is aborted, at once when it already is.
 * Returns a function that takes the promise back: after it, `stop` will not run.
 */
export function onAbort(signal: AbortSignal, stop: () => void): () => void {
  if (signal.aborted) {
    stop();
    return () => {};
  }
  signal.addEventListener("abort", stop, { once: true });
  return () => signal.removeEventListener("abort", stop);
}

/** True for the error that an aborted wait, fetch or stream ends with: no failure, nothing to tell the visitor. */
export const isAbort = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
