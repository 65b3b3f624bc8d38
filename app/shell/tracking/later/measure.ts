import { consent } from "../../consent/later/consent.ts";
import { receiveNoted } from "../track.ts";
import { startCollector } from "./collector.ts";
import { hubEvent } from "./hub-event.ts";
import { startOutsideTag } from "./outside-tag.ts";

/**
 * Takes over what the page notes: it goes to the hub's own count, and to the outside tag where the visitor agreed.
 * When the visitor measures nothing, what is noted is dropped here.
 */
export function startMeasuring(signal: AbortSignal): void {
  if (signal.aborted) return;
  const collect = startCollector(signal);
  const forward = startOutsideTag(signal);
  const stop = receiveNoted((noted) => {
    try {
      const event = consent.get().own ? hubEvent(noted) : null;
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
