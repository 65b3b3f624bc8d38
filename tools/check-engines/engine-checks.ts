import { type Engine, waitUntil, waitForHydration } from "./engine.ts";
import type { Interaction } from "./interactions.ts";

/** What was looked at, and what was wrong with it; nothing where it is as it should be. */
export interface Verdict {
  what: string;
  issues: readonly string[];
  ms: number;
}

/** How wide a phone is that most visitors hold; everything but the visits is done at this width. */
export const phoneWidthPx = 390;
const widths = [phoneWidthPx, 320] as const;

/** True when nothing of the page can be scrolled sideways. */
const hasNoSidewaysScroll = `(() => {
  const root = document.documentElement;
  scrollTo(1000, scrollY);
  const isStill = scrollX === 0;
  scrollTo(0, scrollY);
  return isStill && root.scrollWidth <= root.clientWidth;
})()`;

/** The first visit: until the service worker has the pages in its hands, as it has on every later one. */
export async function visitFirst(engine: Engine, origin: string): Promise<Verdict> {
  return timed("the first visit", async () => {
    await engine.resize(phoneWidthPx);
    await engine.open(`${origin}/zone1`);
    await waitUntil(engine, "navigator.serviceWorker.controller", 60_000);
    return recordedErrors(engine);
  });
}

/**
 * Opens a page as later visits do: it comes alive, is clean, and fits both widths. It is opened at the width that the page
 * before was left at: changing it costs a layout, of which each page needs one.
 */
export function visit(engine: Engine, origin: string, address: string): Promise<Verdict> {
  return timed(address, async () => {
    await engine.open(origin + address);
    await waitForHydration(engine);
    const issues: string[] = [];
    const isNarrow = (await engine.evaluate<number>("innerWidth")) === widths[1];
    for (const width of isNarrow ? widths.toReversed() : widths) {
      if (!(await engine.evaluate<boolean>(`innerWidth === ${width}`))) await engine.resize(width);
      await waitUntil(engine, `innerWidth === ${width}`);
      if (!(await engine.evaluate<boolean>(hasNoSidewaysScroll)))
        issues.push(
          `scrolls sideways at ${width} px, to ${await engine.evaluate("document.documentElement.scrollWidth")} px`,
        );
    }
    return [...issues, ...(await recordedErrors(engine))];
  });
}

/** Presses what a row names: what it changes is not so before, and so after. */
export function press(engine: Engine, origin: string, row: Interaction): Promise<Verdict> {
  return timed(`${row.site}: one press`, async () => {
    await engine.open(origin + row.address);
    await waitForHydration(engine);
    if (row.write) await engine.write(...row.write);
    await waitUntil(engine, `(${row.press}) && !(${row.press}).disabled`);
    if (await engine.evaluate<boolean>(`Boolean(${row.changes})`)) return ["what the press changes was so before it"];
    await engine.evaluate(`(${row.press}).scrollIntoView({ block: "center", behavior: "instant" })`);
    await engine.press(row.press);
    await waitUntil(engine, row.changes, row.withinMs);
    return recordedErrors(engine);
  });
}

/** A photograph is chosen, its face is found on the device, and it wears a colour. */
export function applyMakeup(engine: Engine, origin: string, photo: string): Promise<Verdict> {
  return timed("a photo is made up", async () => {
    await engine.open(`${origin}/virtual_tester?s=lip-15`);
    await waitForHydration(engine);
    const field = `document.querySelector('input[type="file"]')`;
    // A field that React has not taken over yet says nothing of what was chosen.
    await waitUntil(engine, `Object.keys(${field} ?? {}).some((key) => key.startsWith("__reactProps"))`);
    await engine.choose(field, photo);
    const isMadeUp = await waitUntil(engine, `document.querySelector('[data-source="photo"] canvas')`, 60_000).then(
      () => true,
      () => false,
    );
    if (isMadeUp) return recordedErrors(engine);
    const shown = await engine.evaluate<string>(
      `document.querySelector("[data-source]")?.getAttribute("data-source") + ": " + document.getElementById("main").innerText.slice(0, 300)`,
    );
    return [
      `60 s after a photo was chosen the page shows ${shown.replaceAll("\n", " ")}`,
      ...(await recordedErrors(engine)),
    ];
  });
}

/** The browser repeats the draw of a campaign and comes to the same result. */
export function proveDraw(engine: Engine, origin: string): Promise<Verdict> {
  return timed("a draw's proof checks", async () => {
    await engine.open(`${origin}/campaign?c=lamp-night`);
    await waitForHydration(engine);
    const button = `[...document.querySelectorAll("button")].find((one) => one.textContent.includes("わたしのブラウザで確かめる"))`;
    await waitUntil(engine, `document.querySelector("[data-entry-grid=shut]") && ${button}`);
    await engine.evaluate(`${button}.scrollIntoView({ block: "center", behavior: "instant" })`);
    await engine.press(button);
    await waitUntil(engine, `document.querySelector("[data-entry-grid=open]")`, 30_000);
    const isGood = await engine.evaluate<number>(`document.querySelectorAll("[data-step][data-good=true]").length`);
    return [...(isGood === 9 ? [] : [`${isGood} of 9 steps are good`]), ...(await recordedErrors(engine))];
  });
}

const recordedErrors = (engine: Engine): Promise<string[]> =>
  engine.evaluate("globalThis.kateHeard?.() ?? ['the page has no ears']");

/** A verdict with the time it took; what is thrown is a fault. */
export async function timed(what: string, run: () => Promise<readonly string[]>): Promise<Verdict> {
  const startedAt = performance.now();
  const issues = await run().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  return { what, issues, ms: performance.now() - startedAt };
}
