import type { BrowserContextOptions, Page } from "playwright-core";
import type { Zone } from "./zone-server.ts";

/** What a journey works with: a phone with one open tab, and the zone it visits. */
export interface Visit {
  page: Page;
  /** Origin of the zone, without a trailing slash. */
  baseUrl: string;
  zone: Zone;
  /** Opens another phone: a fresh browser context under the same watch. */
  anotherPhone(options?: BrowserContextOptions): Promise<Page>;
  /** A zone of its own, for journeys that break or stop it. It is stopped when the journey ends. */
  ownZone(env?: Record<string, string>): Promise<Zone>;
}

/** One way through the zone. The name is a sentence a visitor or an operator would say. */
export interface Journey {
  name: string;
  /** Differences to the usual phone: 390×844 at two dots a pixel, touch, Japanese, in Japan. */
  phone?: BrowserContextOptions;
  /** Console errors that belong to what the journey does on purpose; all others fail it. */
  expects?: RegExp[];
  run(visit: Visit): Promise<void>;
}
