import type { Browser, Page } from "playwright-core";
import { launchChromium } from "#test-support/chromium.ts";
import { collectClosers } from "#test-support/closers.ts";
import { startZone } from "#test-support/zone-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { fixedScreens, readDoors } from "../doors/screens.ts";

/** A built zone that runs, a browser, and the addresses to look at. */
export interface Ground {
  browser: Browser;
  screens: { address: URL; /** Type stands over a picture here: its contrast is sampled. */ isSampled: boolean }[];
  openPage(width: number): Promise<Page>;
  /** A phone that wants to see everything move. */
  openMovingPage(): Promise<Page>;
  origin: string;
  close(): Promise<void>;
}

/** Starts everything; `close` puts it away. */
export async function openGround(isWanted: (address: string) => boolean): Promise<Ground> {
  const closers = collectClosers();
  try {
    const postgres = await startTestPostgres({ durable: false });
    closers.push(() => postgres.stop());
    const zone = await startZone((await postgres.freshDatabase()).url);
    closers.push(() => zone.stop());
    const browser = await launchChromium([], "headless-shell");
    closers.push(() => browser.close());
    const sampled = await sampledAddresses();
    const screens = (await fixedScreens())
      .filter(({ address }) => isWanted(address))
      .map(({ address }) => ({ address: new URL(address, zone.url), isSampled: sampled.has(address) }));
    const openPage = async (width: number, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<Page> => {
      const options = { viewport: { width, height: 844 }, locale: "ja-JP", timezoneId: "Asia/Tokyo", reducedMotion };
      return (await browser.newContext({ ...options, isMobile: width < 481, hasTouch: width < 481 })).newPage();
    };
    const openMovingPage = (): Promise<Page> => openPage(390, "no-preference");
    return { browser, screens, openPage, openMovingPage, origin: zone.url, close: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** The floors, and one door of each: all doors of a floor stand before the same picture. */
async function sampledAddresses(): Promise<Set<string>> {
  const doors = await readDoors();
  const first = [1, 2, 3, 4, 5].flatMap((zone) => doors.find((door) => door.zone === zone && door.order === 1) ?? []);
  return new Set([
    "/zone1",
    "/zone2",
    "/zone3",
    "/zone4",
    "/zone5",
    ...first.map((door) => `/${door.screens[0]?.path}`),
  ]);
}
