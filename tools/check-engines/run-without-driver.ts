import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { idleMessage } from "./page-recorder.ts";
import { timed, type Verdict } from "./engine-checks.ts";
import { createWebKitHome } from "./webkit-home.ts";

/** Pages with workers of their own, and one of each that loads something from elsewhere later. */
const addresses = ["/chameleon", "/test", "/campaign", "/lmp"];
const idleTimeoutMs = 40_000;
/** WebKit knows no such directive and says so for each page. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/**
 * Opens pages in WebKit's small browser without a driver, which would keep the console to itself, and says what the console
 * says. The home is kept from visit to visit: only from the second on does the service worker answer for a page.
 */
export async function runWithoutDriver(
  browser: string,
  display: string,
  origin: string,
  report: (verdict: Verdict) => Promise<void>,
): Promise<void> {
  const home = await createWebKitHome(display);
  const visitPage = (address: string, isFirst: boolean) =>
    timed(`${address}, not driven${isFirst ? ", the first visit" : ""}`, () =>
      listen(
        spawn(browser, [...settings, origin + address], { env: home.env, stdio: ["ignore", "ignore", "pipe"] }),
        isFirst,
      ),
    );
  try {
    await report(await visitPage("/zone1", true));
    for (const address of addresses) await report(await visitPage(address, false));
  } finally {
    await home.remove();
  }
}

// Whatever the setting's name says: the lines come on the line of errors.
const settings = ["--enable-write-console-messages-to-stdout=true", "--enable-mock-capture-devices=true"];

/** Collects the console's errors until the page rests; a later page must have met its service worker at once. */
async function listen(child: ChildProcessByStdio<null, null, Readable>, isFirst: boolean): Promise<string[]> {
  const issues: string[] = [];
  const closed = once(child, "close");
  const timer = setTimeout(() => {
    issues.push(`the page does not come to rest within ${idleTimeoutMs / 1000} s`);
    child.kill();
  }, idleTimeoutMs);
  try {
    for await (const line of createInterface({ input: child.stderr })) {
      if (/\bCONSOLE (\w+ )?ERROR\b/.test(line) && !line.endsWith(unknownDirective)) issues.push(line);
      if (!line.includes(idleMessage)) continue;
      if (!isFirst && !line.includes(`${idleMessage}, kept`)) issues.push("no service worker from the visit before");
      break;
    }
  } finally {
    clearTimeout(timer);
    child.kill();
    await closed;
  }
  return issues;
}
