// Looks at every page of the built zone as a judge would: axe at two widths, the Nu HTML checker on what is served, and
// at 390 px the contrast of what is written over pictures, the size of what one taps, and whether anything flashes.
//   npm run check:pages [-- part of an address…]
import type { Page } from "playwright-core";
import { openSampler, sampleContrast } from "./contrast.ts";
import { type CheckEnvironment, startEnvironment } from "./environment.ts";
import { findAxeIssues } from "./axe.ts";
import { findFlashes } from "./screen-recordings.ts";
import { checkHtml, findHtmlChecker } from "./nu-checker.ts";
import { findSmallTargets } from "./targets.ts";
import { type Verdict, printVerdicts } from "./verdicts.ts";

const widths = [390, 1280] as const;

const wanted = process.argv.slice(2);
const environment = await startEnvironment(
  (address) => wanted.length === 0 || wanted.some((part) => address.includes(part)),
);
let verdicts: Verdict[] = [];
try {
  // Waiting for pages, thinking about HTML: what waits for different things goes on side by side.
  const looks = [...widths.map((width) => checkInBrowser(environment, width)), checkAllHtml(environment)];
  verdicts = [...(await Promise.all(looks)).flat(), ...(await checkMotion(environment))];
} finally {
  await environment.close();
}
const { passed, failed } = printVerdicts(verdicts);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function checkInBrowser({ screens, openPage, browser }: CheckEnvironment, width: number): Promise<Verdict[]> {
  const found: Verdict[] = [];
  const sampler = await openSampler(browser);
  const page = await openPage(width);
  for (const screen of screens) {
    // A page that does not come to rest is one bad page, not the end of the others.
    const ofScreen = await checkScreen(page, screen, width, sampler).catch((error: unknown) => [
      { check: `axe ${width}`, address: screen.address.pathname, issues: [`was not looked at: ${String(error)}`] },
    ]);
    found.push(...ofScreen);
  }
  return found;
}

async function checkScreen(
  page: Page,
  { address, isSampled }: CheckEnvironment["screens"][number],
  width: number,
  sampler: Page,
): Promise<Verdict[]> {
  await page.goto(address.href, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const verdict = async (check: string, issues: Promise<Verdict["issues"]>): Promise<Verdict> => ({
    check,
    address: address.pathname,
    issues: await issues,
  });
  const found = [await verdict(`axe ${width}`, findAxeIssues(page))];
  if (width !== 390) return found;
  found.push(await verdict("targets", findSmallTargets(page)));
  if (isSampled) found.push(await verdict("contrast", sampleContrast(page, sampler)));
  return found;
}

async function checkAllHtml({ screens }: CheckEnvironment): Promise<Verdict[]> {
  const checker = await findHtmlChecker();
  if ("missing" in checker) {
    console.log(`The Nu HTML checker is skipped: ${checker.missing}`);
    return [];
  }
  const pages: { address: string; html: string }[] = [];
  for (const { address } of screens) pages.push({ address: address.pathname, html: await fetchPage(address) });
  const issues = await checkHtml(checker, pages);
  return pages.map(({ address }) => ({ check: "html", address, issues: issues.get(address) ?? [] }));
}

/** One page at a time: of many fresh pages asked for at once, a zone that is still cold sends some away. */
async function fetchPage(address: URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

async function checkMotion({ origin, openMovingPage, screens }: CheckEnvironment): Promise<Verdict[]> {
  if (!screens.some(({ isSampled }) => isSampled)) return [];
  const found = await findFlashes(openMovingPage, origin);
  return found.map(([address, issues]) => ({ check: "flashes", address, issues }));
}
