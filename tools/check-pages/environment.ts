import type { Browser, Page } from "playwright-core";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { patientDatabase } from "#test-support/patient-database.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { fixedScreens, readSites } from "../sites/open-screens.ts";

/** A built zone that runs, a browser, and the addresses to look at. */
export interface CheckEnvironment {
  browser: Browser;
  screens: { address: URL; /** Type stands over a picture here: its contrast is sampled. */ isSampled: boolean }[];
  openPage(width: number): Promise<Page>;
  /** A phone that wants to see everything move. */
  openMovingPage(): Promise<Page>;
  origin: string;
  close(): Promise<void>;
}

/** Starts everything; `close` puts it away. */
export async function startEnvironment(isWanted: (address: string) => boolean): Promise<CheckEnvironment> {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres({ durable: false });
    cleanup.push(() => postgres.stop());
    const zone = await startHub((await postgres.createDatabase()).url, patientDatabase);
    cleanup.push(() => zone.stop());
    const browser = await launchChromium([], "headless-shell");
    cleanup.push(() => browser.close());
    const sampled = await sampledAddresses();
    const screens = (await fixedScreens())
      .filter(({ address }) => isWanted(address))
      .map(({ address }) => ({ address: new URL(address, zone.url), isSampled: sampled.has(address) }));
    const openPage = async (width: number, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<Page> => {
      const options = { viewport: { width, height: 844 }, locale: "ja-JP", timezoneId: "Asia/Tokyo", reducedMotion };
      return (await browser.newContext({ ...options, isMobile: width < 481, hasTouch: width < 481 })).newPage();
    };
    const openMovingPage = (): Promise<Page> => openPage(390, "no-preference");
    return { browser, screens, openPage, openMovingPage, origin: zone.url, close: cleanup.run };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

/** The zones, and one site of each: all sites of a zone have the same backdrop. */
async function sampledAddresses(): Promise<Set<string>> {
  const sites = await readSites();
  const first = [1, 2, 3, 4, 5].flatMap((zone) => sites.find((site) => site.zone === zone && site.order === 1) ?? []);
  return new Set([
    "/zone1",
    "/zone2",
    "/zone3",
    "/zone4",
    "/zone5",
    ...first.map((site) => `/${site.screens[0]?.path}`),
  ]);
}
