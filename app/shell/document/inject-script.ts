const pendingScripts = new Map<string, Promise<void>>();

/**
 * Loads one more script of the asset host when a screen needs it, as the server gets the master data: by GET with
 * a timestamp, so that no cache on the way answers. Asked again while it loads or after, it is loaded once; a script
 * that failed may be asked for again. Only this origin and the asset host pass the page's policy.
 */
export function injectScript(url: string, signal?: AbortSignal): Promise<void> {
  const pending = pendingScripts.get(url);
  const loading = pending ?? load(url);
  if (!pending) {
    pendingScripts.set(url, loading);
    loading.catch(() => pendingScripts.delete(url));
  }
  return signal ? Promise.race([loading, rejectOnAbort(signal)]) : loading;
}

function load(url: string): Promise<void> {
  const address = new URL(url, document.baseURI);
  address.searchParams.set("t", String(Date.now()));
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address.href;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`the script ${address.pathname} could not be loaded`));
    });
    document.head.append(script);
  });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
