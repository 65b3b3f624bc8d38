// Walks through the built zone with a real browser, one journey after the other.
//   node tests/journeys/run.ts [part of a name…]
import { globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { startTestPostgres, type TestPostgres } from "../postgres/test-postgres.ts";
import { launchChromium } from "./harness/chromium.ts";
import type { Journey } from "./harness/journey.ts";
import { watch, type Watch } from "./harness/watch.ts";
import { startZone, type Zone } from "./harness/zone-server.ts";

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "ja-JP",
  timezoneId: "Asia/Tokyo",
};
const longestMs = 90_000;
const pictures = join(import.meta.dirname, "../../build/journeys");

const journeys = await readJourneys(process.argv.slice(2));
const closers: (() => Promise<unknown>)[] = [];
let failed = 0;
try {
  const postgres = await startTestPostgres();
  closers.push(() => postgres.stop());
  const zone = await startZone((await postgres.freshDatabase()).url);
  closers.push(() => zone.stop());
  const browser = await launchChromium();
  closers.push(() => browser.close());
  for (const journey of journeys) {
    const begunAt = performance.now();
    const faults = await walk(journey, { browser, postgres, zone });
    const took = `${((performance.now() - begunAt) / 1000).toFixed(1)} s`;
    console.log(`${faults.length === 0 ? "✓" : "✗"} ${journey.name} (${took})`);
    for (const fault of faults) console.log(`    ${fault.replaceAll("\n", "\n    ")}`);
    if (faults.length > 0) failed += 1;
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
console.log(`${journeys.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || journeys.length === 0 ? 1 : 0;

interface Ground {
  browser: Browser;
  postgres: TestPostgres;
  zone: Zone;
}

async function readJourneys(wanted: string[]): Promise<Journey[]> {
  const files = globSync("*.journey.ts", { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ journey: Journey }>),
  );
  const all = modules.map(({ journey }, i) => ({ journey, file: files[i] ?? "" }));
  const chosen = all.filter(({ journey, file }) =>
    wanted.every((part) => journey.name.includes(part) || file.includes(part)),
  );
  return chosen.map(({ journey }) => journey);
}

/** Walks one journey and returns what was wrong with it: its own findings, and everything the watch noted. */
async function walk(journey: Journey, ground: Ground): Promise<string[]> {
  const trip = new Trip(journey, ground);
  const { zone } = ground;
  try {
    const page = await trip.open();
    await within(
      longestMs,
      journey.run({
        page,
        baseUrl: zone.url,
        zone,
        anotherPhone: (options) => trip.open(options),
        ownZone: (env) => trip.start(env),
      }),
    );
    return [...trip.troubles(), ...zone.takeErrors()];
  } catch (error) {
    const picture = await trip.photograph(journey.name);
    return [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...trip.troubles(),
      ...zone.takeErrors(),
      picture,
    ];
  } finally {
    await trip.end();
  }
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitMs / 1000} s`)), limitMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
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

  async open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#ground.browser.newContext({ ...phone, ...this.#journey.phone, ...options });
    context.setDefaultTimeout(10_000);
    this.#contexts.push(context);
    this.#watches.push(await watch(context, this.#journey.expects ?? []));
    return context.newPage();
  }

  async start(env?: Record<string, string>): Promise<Zone> {
    const own = await startZone(env?.DATABASE_URL ?? (await this.#ground.postgres.freshDatabase()).url, env);
    this.#zones.push(own);
    return own;
  }

  troubles(): string[] {
    return this.#watches.flatMap((seen) => seen.troubles());
  }

  async photograph(name: string): Promise<string> {
    mkdirSync(pictures, { recursive: true });
    const file = join(pictures, `${name.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 60)}.png`);
    const page = this.#contexts[0]?.pages()[0];
    await page?.screenshot({ path: file, timeout: 5_000 }).catch(() => {});
    return `picture: ${file}`;
  }

  async end(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    await Promise.all(this.#zones.map((own) => own.kill()));
  }
}
