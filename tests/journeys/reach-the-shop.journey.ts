import type { Page } from "@playwright/test";
import type { Site } from "#contracts/site.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { readSites } from "#tools/sites/open-screens.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.setTimeout(6 * 60_000);
/** At most so many taps from a site to the page that says where its product is bought. */
const mostTaps = 3;
/** The page 「買えるところ」 with a product on it. */
const arrival = /^\/shops(-en)?\?c=\w/;
/** Each leads nearer, the first that is there is taken: the shops of a product, a product, lists of them, the zones. */
const nearer = [
  'a[href*="/shops?c="], a[href*="/shops-en?c="]',
  'a[href*="/all-products?p="]',
  'a[href^="/ranking"]',
  'a[href^="/all-products"]',
  'a[href="/zone5"]',
  'a[href="/zone1"]',
];

/** A site as a visitor enters it: its first open screen that needs no code of its own. */
function entranceOf({ screens }: Site): string | null {
  const open = screens.find(({ file, path }) => file?.endsWith(".tsx") && !path.includes(":"));
  return open ? `/${open.path === "/" ? "" : open.path}` : null;
}

test("from each site a visitor gets to a product and to where it is bought, in three taps at most", async ({
  page,
  hub,
}) => {
  const sites = await readSites();
  expect(sites.length, "all sites of the hub").toBeGreaterThanOrEqual(27);
  for (const site of sites) {
    const entrance = entranceOf(site);
    // The kit route never opens: it is the shop itself.
    if (entrance === null) {
      expect(site.id).toBe("lmk");
      continue;
    }
    await test.step(`${site.id} from ${entrance}`, async () => {
      const way = await walk(page, `${hub.url}${entrance}`);
      expect(way.taps, `${site.id}: ${way.steps.join(" → ")}`).toBeLessThanOrEqual(mostTaps);
      expect(way.steps.at(-1), `${site.id}: ${way.steps.join(" → ")}`).toMatch(arrival);
    });
  }
});

/** Taps its way from an address to the shops; gives up after one tap too many. */
async function walk(page: Page, address: string): Promise<{ taps: number; steps: string[] }> {
  await page.goto(address);
  await waitForHydration(page);
  const steps = [addressOf(page)];
  for (let taps = 0; taps <= mostTaps; taps++) {
    if (arrival.test(addressOf(page))) return { taps, steps };
    if (taps === mostTaps) break;
    await tapNearest(page);
    steps.push(addressOf(page));
  }
  return { taps: mostTaps + 1, steps };
}

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Taps the visible link that leads nearest to the shops. */
async function tapNearest(page: Page): Promise<void> {
  const before = page.url();
  const title = await page.title();
  // What is open over a page is all that can be tapped.
  const dialog = page.locator("dialog[open]");
  const scope = (await dialog.count()) > 0 ? dialog.last() : page;
  for (const selector of nearer) {
    const links = scope.locator(selector).filter({ visible: true });
    for (const link of (await links.all()).slice(0, 2)) {
      if (new URL((await link.getAttribute("href")) ?? "", before).href === before) continue;
      await link.click();
      await page.waitForURL((url) => url.href !== before);
      // The address changes a moment before the page does; no two pages have one title.
      await expect(page).not.toHaveTitle(title);
      await waitForHydration(page);
      // A product opens over its list, a moment after its address.
      if (new URL(page.url()).searchParams.has("p")) await page.locator("dialog[open]").first().waitFor();
      return;
    }
  }
  throw new Error(`no way on from ${before}`);
}
