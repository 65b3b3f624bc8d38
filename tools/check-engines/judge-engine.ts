import { type Engine, until, untilAlive } from "./engine.ts";
import type { Press } from "./presses.ts";

/** What was looked at, and what was wrong with it; nothing where it is as it should be. */
export interface Verdict {
  what: string;
  faults: readonly string[];
  ms: number;
}

/** How wide a phone is that most visitors hold; everything but the visits is done at this width. */
export const phoneWidthPx = 390;
const widths = [phoneWidthPx, 320] as const;

/** True when nothing of the page can be scrolled sideways. */
const fitsItsWidth = `(() => {
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
    await until(engine, "navigator.serviceWorker.controller", 60_000);
    return heardIn(engine);
  });
}

/**
 * Opens a page as later visits do: it comes alive, is clean, and fits both widths. It is opened at the width that the page
 * before was left at: changing it costs a layout, of which each page needs one.
 */
export function visit(engine: Engine, origin: string, address: string): Promise<Verdict> {
  return timed(address, async () => {
    await engine.open(origin + address);
    await untilAlive(engine);
    const faults: string[] = [];
    const isNarrow = (await engine.ask<number>("innerWidth")) === widths[1];
    for (const width of isNarrow ? widths.toReversed() : widths) {
      if (!(await engine.ask<boolean>(`innerWidth === ${width}`))) await engine.resize(width);
      await until(engine, `innerWidth === ${width}`);
      if (!(await engine.ask<boolean>(fitsItsWidth)))
        faults.push(
          `scrolls sideways at ${width} px, to ${await engine.ask("document.documentElement.scrollWidth")} px`,
        );
    }
    return [...faults, ...(await heardIn(engine))];
  });
}

/** Presses what a row names: what it changes is not so before, and so after. */
export function press(engine: Engine, origin: string, row: Press): Promise<Verdict> {
  return timed(`${row.site}: one press`, async () => {
    await engine.open(origin + row.address);
    await untilAlive(engine);
    if (row.write) await engine.write(...row.write);
    await until(engine, `(${row.press}) && !(${row.press}).disabled`);
    if (await engine.ask<boolean>(`Boolean(${row.changes})`)) return ["what the press changes was so before it"];
    await engine.ask(`(${row.press}).scrollIntoView({ block: "center", behavior: "instant" })`);
    await engine.press(row.press);
    await until(engine, row.changes, row.withinMs);
    return heardIn(engine);
  });
}

/** A photograph is chosen, its face is found on the device, and it wears a colour. */
export function makeUp(engine: Engine, origin: string, photo: string): Promise<Verdict> {
  return timed("a photo is made up", async () => {
    await engine.open(`${origin}/virtual_tester?s=lip-15`);
    await untilAlive(engine);
    const field = `document.querySelector('input[type="file"]')`;
    await until(engine, field);
    await engine.choose(field, photo);
    await until(engine, `document.querySelector('[data-source="photo"] canvas')`, 60_000);
    return heardIn(engine);
  });
}

/** The browser draws the lots of a campaign again and comes to the same doors. */
export function proveDraw(engine: Engine, origin: string): Promise<Verdict> {
  return timed("a draw's proof checks", async () => {
    await engine.open(`${origin}/campaign?c=lamp-night`);
    await untilAlive(engine);
    const button = `[...document.querySelectorAll("button")].find((one) => one.textContent.includes("わたしのブラウザで確かめる"))`;
    await until(engine, `document.querySelector("[data-wall=shut]") && ${button}`);
    await engine.ask(`${button}.scrollIntoView({ block: "center", behavior: "instant" })`);
    await engine.press(button);
    await until(engine, `document.querySelector("[data-wall=open]")`, 30_000);
    const good = await engine.ask<number>(`document.querySelectorAll("[data-step][data-good=true]").length`);
    return [...(good === 8 ? [] : [`${good} of 8 steps are good`]), ...(await heardIn(engine))];
  });
}

const heardIn = (engine: Engine): Promise<string[]> =>
  engine.ask("globalThis.kateHeard?.() ?? ['the page has no ears']");

/** A verdict with the time it took; what is thrown is a fault. */
export async function timed(what: string, look: () => Promise<readonly string[]>): Promise<Verdict> {
  const begunAt = performance.now();
  const faults = await look().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  return { what, faults, ms: performance.now() - begunAt };
}
