import { type EventBatch, type AnalyticsEvent, maxEventsPerCall } from "#contracts/analytics-event.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { consent } from "#app/kits/analytics/deferred/consent.ts";

/** How long an event waits for others to travel with. */
export const flushDelayMs = 2_000;

/**
 * The hub's own count: gathers events and sends them in batches, shortly after the first of each, and at once when
 * the page is hidden or left. A failure is told to the console once and otherwise ignored.
 * The largest batch the contract allows fits into what a browser sends on for a page that is gone (64 kB).
 */
export function startCollector(signal: AbortSignal): (event: AnalyticsEvent) => void {
  let queue: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = queue;
    queue = [];
    // Whoever switched measuring off in the meantime meant these too. Without cookies no session could be kept.
    if (events.length > 0 && consent.get().firstParty && navigator.cookieEnabled) {
      const body: EventBatch = { events };
      apiFetch("/api/events", { method: "POST", body, keepalive: true }).catch(warnOnce);
    }
  }

  function warnOnce(error: unknown): void {
    if (!hasFailed) console.warn("tracking failed and goes on without these events", error);
    hasFailed = true;
  }

  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush(), { signal });
  window.addEventListener("pagehide", flush, { signal });
  signal.addEventListener("abort", flush, { once: true });

  return (event) => {
    queue.push(event);
    if (queue.length >= maxEventsPerCall) flush();
    else timer ??= setTimeout(flush, flushDelayMs);
  };
}
