import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

const built = join(import.meta.dirname, "../../build/client/build");
const pictured = [
  "/zone1",
  "/zone3",
  "/zone5",
  "/scan",
  "/all-products",
  "/virtual_tester",
  "/virtual_tester_lt",
  "/lmv",
];
/** They are drawn in lines, or plain on purpose: no picture travels. */
const drawn = ["/hack", "/faq", "/wishlist", "/barcode", "/testerplay", "/chameleon"];
const scriptBytes = 128_000;
const styleBytes = 20_000;
const fontBytes = 140_000;
const heroBytes = 90_000;
const shift = 0.02;

export const journey: Journey = {
  name: "the first view stays light: script, styles, fonts and the picture a phone really chooses, and nothing moves",
  async run({ baseUrl, anotherPhone }) {
    for (const address of [...pictured, ...drawn]) {
      const page = await anotherPhone();
      const weights = weigh(page, laterScripts(await (await fetch(baseUrl + address)).text()));
      await noteShifts(page);
      await page.goto(baseUrl + address, { waitUntil: "commit" });
      await untilAlive(page);
      // What is fetched once the page is alive (the visitor's desk, counting, the line of the network) keeps nobody waiting.
      const { script } = await weights();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      const { stylesheet, font, image } = await weights();
      assert.ok(script <= scriptBytes, `${address} loads ${script} bytes of script`);
      assert.ok(stylesheet <= styleBytes, `${address} loads ${stylesheet} bytes of styles`);
      assert.ok(font <= fontBytes, `${address} loads ${font} bytes of fonts`);
      const isWithin = image <= heroBytes && (image > 0 || drawn.includes(address));
      assert.ok(isWithin, `the heaviest picture of ${address} has ${image} bytes`);
      const moved = await page.evaluate(() => (globalThis as unknown as { kateShift: number }).kateShift);
      assert.ok(moved <= shift, `${address} moves by ${moved.toFixed(3)}`);
      await page.close();
    }
  },
};

type Weights = Record<"script" | "stylesheet" | "font" | "image", number>;

/**
 * Adds up what travels; of the pictures only the heaviest counts, which is the largest one of the view.
 * @param later addresses of scripts that are asked for by the page that has come alive
 */
function weigh(page: Page, later: ReadonlySet<string>): () => Promise<Weights> {
  const weights: Weights = { script: 0, stylesheet: 0, font: 0, image: 0 };
  const reading: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType() as keyof Weights;
    // What is fetched ahead of a tap is not part of the first view.
    if (!(kind in weights) || request.headers()["sec-purpose"] === "prefetch") return;
    if (later.has(new URL(request.url()).pathname)) return;
    const read = async (): Promise<void> => {
      const { responseBodySize } = await request.sizes();
      weights[kind] = kind === "image" ? Math.max(weights[kind], responseBodySize) : weights[kind] + responseBodySize;
    };
    reading.push(read());
  });
  return async () => {
    await Promise.all(reading);
    return weights;
  };
}

/**
 * The visitor's desk and what it brings, as far as the document does not name it: the first effect of a living page asks for
 * it, so that it may arrive while the scale is being read. Every other script counts.
 */
function laterScripts(html: string): Set<string> {
  const [desk] = globSync("visitor-desk-*.js", { cwd: built });
  assert.ok(desk, "the visitor's desk is a script of its own");
  const found = new Set([desk]);
  for (const name of found)
    for (const [, brought] of readFileSync(join(built, name), "utf8").matchAll(/from\s*["']\.\/([\w.-]+\.js)["']/g))
      if (brought) found.add(brought);
  return new Set([...found].map((name) => `/build/${name}`).filter((address) => !html.includes(address)));
}

function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const notes = globalThis as unknown as { kateShift: number };
    notes.kateShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) notes.kateShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
