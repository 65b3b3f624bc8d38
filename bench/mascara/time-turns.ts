import type { Browser } from "playwright-core";
import { buildPage, openBuiltPage } from "../../tests/face-fixtures/open-built-page.ts";
import type { PainterName, TurnPage } from "./page/turn-page.ts";
import { onSmallPhone, throttle } from "./small-phone.ts";

declare const turnPage: TurnPage;

/** Nothing is asked of any server: the page and what it loads are handed to the browser. */
const origin = "http://mascara.test";
const painters = ["ours", "bare"] as const satisfies readonly PainterName[];
const rounds = 9;
const turns = 24;

/** Milliseconds of script for one turn, round by round. */
export interface Turns extends Record<PainterName, number[]> {
  /** Ours without the throttle, which multiplies by four what neighbours take too. */
  oursAtFullSpeed: number[];
  drawn: Awaited<ReturnType<TurnPage["open"]>>;
}

/** Turns our scene and a bare one by turns, on a processor throttled only meanwhile. */
export async function timeTurns(browser: Browser): Promise<Turns> {
  const built = await buildPage("bench/mascara/page/turn-page.ts");
  return onSmallPhone(browser, async (page) => {
    await openBuiltPage(page, origin, built);
    const drawn = await page.evaluate(() => turnPage.open());
    const found: Turns = { drawn, ours: [], bare: [], oursAtFullSpeed: [] };
    const line = await page.context().newCDPSession(page);
    const turnAt = async (rate: number, name: PainterName): Promise<number> => {
      await line.send("Emulation.setCPUThrottlingRate", { rate });
      return page.evaluate(([one, count]) => turnPage.turn(one, count), [name, turns] as const);
    };
    for (let round = 0; round < rounds; round++) {
      found.oursAtFullSpeed.push(await turnAt(1, "ours"));
      for (const name of round % 2 === 0 ? painters : painters.toReversed())
        found[name].push(await turnAt(throttle, name));
    }
    return found;
  });
}
