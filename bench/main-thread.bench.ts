import { elementAt } from "#app/kits/basics/element-at.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { listedAddresses } from "../tools/lighthouse/listed-addresses.ts";
import { type Bench, median } from "./bench.ts";
import { type SlowLoad, loadSlowly, throttle } from "./main-thread/slow-load.ts";

const usualLoads = 3;
const goalMs = 150;
/** Not for search engines, and heavy for visitors. */
const unlisted = ["/campaign", "/myroom"];

interface BlockedTime {
  blockedMs: number;
  /** From the least to the most: a share of nearly nothing would say nothing. */
  range: [number, number];
  /** The longest task of all loads. */
  worst: SlowLoad["worst"];
  wallMs: number;
  firstPictureMs: number;
  cpuMs: number;
}

/**
 * How long every listed page keeps the main thread from answering while it loads, on a processor throttled four times: what
 * its long tasks take beyond 50 ms, summed; the middle of several loads by somebody new. Needs a finished build.
 *   npm run -s bench -- main-thread [--loads=3] [addresses…]    these pages alone
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const hub = await startHub((await postgres.createDatabase()).url, {}, false);
    cleanup.push(() => hub.stop());
    const browser = await launchChromium();
    cleanup.push(() => browser.close());
    const paths = process.argv.slice(2).filter((word) => word.startsWith("/"));
    const addresses = paths.length > 0 ? paths : [...(await listedAddresses(hub.url)), ...unlisted];
    const loads = Number(process.argv.find((word) => word.startsWith("--loads="))?.slice(8) ?? usualLoads);
    console.log(`${loads} loads each, the middle one; ms on a processor ${throttle} times slower`);
    console.log(
      `${"page".padEnd(26)} blocked     noise  by clock   picture  all work   the longest task, by the processor\n`,
    );
    const blockedByAddress = new Map<string, BlockedTime>();
    for (const address of addresses) {
      // The first visitor of a page waits for its render; measured is what all others get.
      await (await fetch(hub.url + address)).text();
      const found: SlowLoad[] = [];
      for (let load = 0; load < loads; load++) found.push(await loadSlowly(browser, hub.url + address));
      const page = summary(found);
      blockedByAddress.set(address, page);
      console.log(row(address, page));
    }
    return summarize(blockedByAddress);
  } finally {
    await cleanup.run();
  }
};

function summary(found: readonly SlowLoad[]): BlockedTime {
  const blocked = found.map(({ blockedMs }) => blockedMs);
  return {
    blockedMs: median(blocked),
    range: [Math.min(...blocked), Math.max(...blocked)],
    worst: elementAt(
      found.map(({ worst }) => worst).toSorted((a, b) => b.ms - a.ms),
      0,
    ),
    wallMs: median(found.map(({ blockedWallMs }) => blockedWallMs)),
    firstPictureMs: median(found.map(({ firstPictureMs }) => firstPictureMs)),
    cpuMs: median(found.map(({ cpuMs }) => cpuMs)),
  };
}

function row(address: string, { blockedMs, range, worst, wallMs, firstPictureMs, cpuMs }: BlockedTime): string {
  const blocked = `${blockedMs > goalMs ? "! " : ""}${blockedMs.toFixed(0)}`;
  const noted = range.map((ms) => ms.toFixed(0)).join("–");
  const task = worst.ms === 0 ? "" : `   worst ${worst.ms.toFixed(0)} ms at ${worst.atMs.toFixed(0)}: ${worst.what}`;
  const cells = [wallMs, firstPictureMs, cpuMs].map((ms) => ms.toFixed(0).padStart(10)).join("");
  return `${address.padEnd(26)}${blocked.padStart(8)} ${noted.padStart(10)}${cells}${task}`;
}

function summarize(blockedByAddress: ReadonlyMap<string, BlockedTime>) {
  const figures = Object.fromEntries(
    [...blockedByAddress].map(([address, { blockedMs }]) => [address, Math.round(blockedMs)]),
  );
  const over = [...blockedByAddress].filter(([, { blockedMs }]) => blockedMs > goalMs);
  const maxBlockedMs = Math.max(...Object.values(figures));
  console.log(
    `\n${blockedByAddress.size} pages, ${over.length} over ${goalMs} ms: ${over.map(([address]) => address).join(" ")}\n`,
  );
  if (over.length > 0) process.exitCode = 1;
  return {
    figures: { mostBlockedMs: maxBlockedMs, ...figures },
    goals: { mostBlockedMs: goalMs },
    holds: over.length === 0,
  };
}
