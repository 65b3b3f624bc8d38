import { consent } from "#app/kits/analytics/deferred/consent.ts";
import { receiveEvents } from "#app/kits/analytics/track.ts";
import { startCollector } from "./collector.ts";
import { createHubEvent } from "./hub-event.ts";
import { startExternalTag } from "./external-tag.ts";

/**
 * Takes over what the page notes: it goes to the hub's own count, and to the outside tag where the visitor agreed.
 * When the visitor measures nothing, what is noted is dropped here.
 */
export function startMeasuring(signal: AbortSignal): void {
  if (signal.aborted) return;
  const collect = startCollector(signal);
  const forward = startExternalTag(signal);
  const stop = receiveEvents((tracked) => {
    try {
      const event = consent.get().firstParty ? createHubEvent(tracked) : null;
      if (!event) return;
      collect(event);
      forward(event);
    } catch (error) {
      // An outside tag puts code of its own behind the list: no tap of a visitor may fail of it.
      console.warn("tracking failed", error);
    }
  });
  signal.addEventListener("abort", stop, { once: true });
}
