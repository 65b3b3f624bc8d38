import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { TestPostgres } from "../../postgres/test-postgres.ts";
import type { Journey, Visit } from "./journey.ts";
import { watch, type Watch } from "./watch.ts";
import { startZone, type Zone } from "./zone-server.ts";

/** What all journeys of a run share. */
export interface Ground {
  browser: Browser;
  postgres: TestPostgres;
  zone: Zone;
}

/** The usual phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "ja-JP",
  timezoneId: "Asia/Tokyo",
};

const pictures = join(import.meta.dirname, "../../../build/journeys");
const longestMs = 120_000;

/** Walks one journey and returns what was wrong with it: its own findings, and everything the watch noted. */
export async function walk(journey: Journey, ground: Ground): Promise<string[]> {
  const trip = new Trip(journey, ground);
  try {
    await within(
      longestMs,
      trip.visit().then((visit) => journey.run(visit)),
    );
    return [...trip.troubles(), ...ground.zone.takeErrors()];
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [told, ...trip.troubles(), ...ground.zone.takeErrors(), await trip.photograph(journey.name)];
  } finally {
    await trip.end();
  }
}

/** What one journey opened: it is put away when the journey ends. */
class Trip {
  readonly #journey: Journey;
  readonly #ground: Ground;
  readonly #contexts: BrowserContext[] = [];
  readonly #watches: Watch[] = [];
  readonly #zones: Zone[] = [];

  constructor(journey: Journey, ground: Ground) {
    this.#journey = journey;
    this.#ground = ground;
  }

  async visit(): Promise<Visit> {
    const { zone } = this.#ground;
    return {
      page: await this.#open(),
      baseUrl: zone.url,
      zone,
      anotherPhone: (options) => this.#open(options),
      ownZone: (env) => this.#start(env),
    };
  }

  troubles(): string[] {
    return this.#watches.flatMap((seen) => seen.troubles());
  }

  async photograph(name: string): Promise<string> {
    mkdirSync(pictures, { recursive: true });
    const file = join(pictures, `${name.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 60)}.png`);
    const pages = this.#contexts.flatMap((context) => context.pages());
    await pages
      .at(-1)
      ?.screenshot({ path: file, timeout: 5_000 })
      .catch(() => {});
    return `at ${pages.map((page) => page.url()).join(", ")}; picture: ${file}`;
  }

  async end(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    await Promise.all(this.#zones.map((own) => own.kill()));
  }

  async #open(options: BrowserContextOptions = {}): Promise<Page> {
    const settings = { ...phone, ...this.#journey.phone, ...options };
    const context = await this.#ground.browser.newContext(settings);
    context.setDefaultTimeout(10_000);
    this.#contexts.push(context);
    this.#watches.push(await watch(context, this.#journey.expects ?? [], settings.javaScriptEnabled !== false));
    return context.newPage();
  }

  async #start(env?: Record<string, string>): Promise<Zone> {
    const own = await startZone(env?.DATABASE_URL ?? (await this.#ground.postgres.freshDatabase()).url, env);
    this.#zones.push(own);
    return own;
  }
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitMs / 1000} s`)), limitMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
