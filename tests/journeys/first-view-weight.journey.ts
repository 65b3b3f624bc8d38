import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { writeAsVisitor } from "./steps/companion-steps.ts";
import { test } from "./fixtures/journey-test.ts";

const pictured = [
  "/zone1",
  "/zone3",
  "/zone5",
  "/scan",
  "/all-products",
  "/virtual_tester",
  "/virtual_tester_lt",
  "/lmv",
  "/lmp",
  "/style",
  "/lmw/main",
  "/mor",
  "/campaign?c=half-open",
  "/myroom",
];
/** They are drawn in lines, or plain on purpose: no picture travels. */
const drawn = [
  "/hack",
  "/faq",
  "/myroom/check",
  "/wishlist",
  "/barcode",
  "/testerplay",
  "/chameleon",
  "/mcm",
  "/mcm/gallery",
  "/yoku",
];
const scriptBytes = 128_000;
/** With everything that a living page fetches by itself before anybody has touched it. */
const restingScriptBytes = 160_000;
const styleBytes = 20_000;
const fontBytes = 140_000;
const heroBytes = 90_000;
const shift = 0.02;

test("the first view stays light: script, styles, fonts and the picture a phone really chooses, and nothing moves", async ({
  page: maker,
  baseUrl,
  anotherPhone,
}) => {
  await addOneMore(maker, baseUrl);
  for (const address of [...pictured, ...drawn]) {
    const page = await anotherPhone();
    const weights = measureWeights(page, await (await fetch(baseUrl + address)).text());
    await recordShifts(page);
    await silenceCompanion(page);
    await page.goto(baseUrl + address, { waitUntil: "commit" });
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const { named, script, stylesheet, font, image, fontFiles, styleFiles } = await weights();
    assert.ok(named <= scriptBytes, `${address} loads ${named} bytes of script before it is alive`);
    assert.ok(script <= restingScriptBytes, `${address} has loaded ${script} bytes of script when it is at rest`);
    assert.ok(stylesheet <= styleBytes, `${address} loads ${stylesheet} bytes of styles`);
    assert.ok(
      font <= fontBytes,
      `${address} loads ${font} bytes of fonts: ${fontFiles.join(", ")}; with the styles ${styleFiles.join(", ")}`,
    );
    const isWithin = image <= heroBytes && (image > 0 || drawn.includes(address));
    assert.ok(isWithin, `the heaviest picture of ${address} has ${image} bytes`);
    const moved = await page.evaluate(() => (globalThis as unknown as { kateShift: number }).kateShift);
    assert.ok(moved <= shift, `${address} moves by ${moved.toFixed(3)}`);
    await page.close();
  }
});

/** The wall of the makers is longer than its first page from now on, and says so in type. */
async function addOneMore(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq`);
  await writeAsVisitor(page, "/api/mcm/works", { code: formatRecipe(defaultRecipe), isPublic: true, parentId: null });
  await page.close();
}

type Weight = "script" | "stylesheet" | "font" | "image";

type Weights = Record<Weight | "named", number> & {
  /** Name and weight of each, to be told when they are too many. */
  fontFiles: string[];
  /** Name of each with the milliseconds since the page was asked for: a sheet that comes late or never lets other typefaces in. */
  styleFiles: string[];
};

/**
 * Adds up what travels; of the pictures only the heaviest counts, which is the largest one of the view.
 * @param html the document: the scripts it names are what the page waits for (`named`); those that the living page asks for
 *   arrive when they like, so they are weighed with all others (`script`) once the page is at rest
 */
function measureWeights(page: Page, html: string): () => Promise<Weights> {
  const weights: Weights = { named: 0, script: 0, stylesheet: 0, font: 0, image: 0, fontFiles: [], styleFiles: [] };
  const begunAt = performance.now();
  const reading: Promise<void>[] = [];
  page.on("requestfailed", (request) => {
    if (request.resourceType() === "stylesheet") weights.styleFiles.push(`${request.url()} failed`);
  });
  page.on("requestfinished", (request) => {
    const kind = request.resourceType() as Weight;
    // What is fetched ahead of a tap is not part of the first view.
    if (!(kind in weights) || request.headers()["sec-purpose"] === "prefetch") return;
    const read = async (): Promise<void> => {
      const { responseBodySize } = await request.sizes();
      weights[kind] = kind === "image" ? Math.max(weights[kind], responseBodySize) : weights[kind] + responseBodySize;
      if (kind === "font") weights.fontFiles.push(`${request.url().split("/").at(-1)} ${responseBodySize}`);
      if (kind === "stylesheet") weights.styleFiles.push(`${request.url().split("/").at(-1)} ${msSince(begunAt)} ms`);
      if (kind === "script" && html.includes(new URL(request.url()).pathname)) weights.named += responseBodySize;
    };
    const pending = read();
    // What ends after the weighing is asked of a page that is gone; what fails before it is told by the sum.
    pending.catch(() => {});
    reading.push(pending);
  });
  return async () => {
    await Promise.all(reading);
    return weights;
  };
}

const msSince = (begunAt: number): number => Math.round(performance.now() - begunAt);

/** It speaks in the seventh second, in a line out of hundreds: no part of the first view, but on a slow machine in time for it. */
function silenceCompanion(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem("kz_companion", "quiet"));
}

function recordShifts(page: Page): Promise<unknown> {
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
