import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { restLine } from "./ears.ts";
import { timed, type Verdict } from "./judge-engine.ts";
import { makeWebKitHome } from "./webkit-home.ts";

/** Pages with workers of their own, and one of each that loads something from elsewhere later. */
const addresses = ["/chameleon", "/test", "/campaign", "/lmp"];
const restWithinMs = 40_000;
/** WebKit knows no such directive and says so for each page. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/**
 * Opens pages in WebKit's small browser without a driver, which would keep the console to itself, and says what the console
 * says. The home is kept from visit to visit: only from the second on does the service worker answer for a page.
 */
export async function walkUndriven(
  browser: string,
  display: string,
  origin: string,
  say: (verdict: Verdict) => Promise<void>,
): Promise<void> {
  const home = await makeWebKitHome(display);
  const look = (address: string, isFirst: boolean) =>
    timed(`${address}, not driven${isFirst ? ", the first visit" : ""}`, () =>
      listen(
        spawn(browser, [...settings, origin + address], { env: home.env, stdio: ["ignore", "ignore", "pipe"] }),
        isFirst,
      ),
    );
  try {
    await say(await look("/zone1", true));
    for (const address of addresses) await say(await look(address, false));
  } finally {
    await home.remove();
  }
}

// Whatever the setting's name says: the lines come on the line of errors.
const settings = ["--enable-write-console-messages-to-stdout=true", "--enable-mock-capture-devices=true"];

/** Collects the console's errors until the page rests; a later page must have met its service worker at once. */
async function listen(child: ChildProcess, isFirst: boolean): Promise<string[]> {
  const faults: string[] = [];
  const gone = once(child, "close");
  const timer = setTimeout(() => {
    faults.push(`the page does not come to rest within ${restWithinMs / 1000} s`);
    child.kill();
  }, restWithinMs);
  try {
    for await (const line of createInterface({ input: child.stderr! })) {
      if (/\bCONSOLE (\w+ )?ERROR\b/.test(line) && !line.endsWith(unknownDirective)) faults.push(line);
      if (!line.includes(restLine)) continue;
      if (!isFirst && !line.includes(`${restLine}, kept`)) faults.push("no service worker from the visit before");
      break;
    }
  } finally {
    clearTimeout(timer);
    child.kill();
    await gone;
  }
  return faults;
}
