import { copyMarkName } from "../worker-contract.ts";

/**
 * `lost`: the phone says it has no network. `silent`: it has one, but this page is a copy, because nobody answered.
 * `back`: it came back a moment ago. `there`: nothing to say.
 */
export type Connection = "there" | "lost" | "silent" | "back";

/** How long it is said that the network is back. */
export const backShownMs = 3_000;

/** How often a page that is a copy looks whether the server answers again. */
export const checkEveryMs = 10_000;

/** Whether the zone can be reached, for one page. `watch` follows it until the signal; nothing is asked before. */
export function createConnection() {
  const listeners = new Set<() => void>();
  let state: Connection = "there";
  let wasCopy = false;

  function set(next: Connection): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: (): Connection => state,
    /** Whether what stood here while the network was away is a copy from another time. */
    wasCopy: (): boolean => wasCopy,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(signal: AbortSignal): void {
      const dataset = document.documentElement.dataset;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = (next: () => void, delayMs: number): void => {
        clearTimeout(timer);
        timer = setTimeout(next, delayMs);
      };

      async function check(): Promise<void> {
        clearTimeout(timer);
        if (!navigator.onLine) return set("lost");
        const wasAway = state === "lost" || state === "silent" || dataset[copyMarkName] !== undefined;
        if (!wasAway) return;
        if (document.hidden || !(await isServerReachable(signal))) {
          if (signal.aborted) return;
          set("silent");
          return schedule(check, checkEveryMs);
        }
        if (signal.aborted) return;
        wasCopy = dataset[copyMarkName] !== undefined;
        delete dataset[copyMarkName];
        set("back");
        schedule(() => set("there"), backShownMs);
      }

      const checkNow = (): void => void check();
      for (const event of ["online", "offline"]) window.addEventListener(event, checkNow, { signal });
      document.addEventListener("visibilitychange", checkNow, { signal });
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
      checkNow();
    },
  };
}

const isServerReachable = (signal: AbortSignal): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD", cache: "no-store", signal }).then(
    ({ ok }) => ok,
    () => false,
  );
