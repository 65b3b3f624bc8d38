import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { openProphecy } from "./steps/prophecy-steps.ts";

test.use({ serviceWorkers: "allow" });

test("tonight's three wait until the second visit, what was done is ticked, an open campaign stands first, and seals light windows", async ({
  page,
  baseUrl,
}) => {
  const three = page.locator('section[aria-labelledby="tonight"]');
  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await expect(three, "the first visit is asked for nothing").toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(three, "a reload is no second visit").toHaveCount(0);

  const nextTab = await page.context().newPage();
  await nextTab.goto(`${baseUrl}/zone1`);
  const again = nextTab.locator('section[aria-labelledby="tonight"]');
  await again.waitFor();
  await expect
    .poll(() => again.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    .toEqual(["/lmp", "/lmv", "/tips"]);
  await expect(again.getByText("開いた"), "nothing is ticked before it is done").toHaveCount(0);

  // An open campaign goes before everything else that is on.
  const event = nextTab.locator('section[aria-labelledby="now-on"] a');
  await expect(event).toHaveAttribute("href", /^\/campaign\?c=[a-z0-9-]+$/);

  // The letter of the night is opened: it is ticked, the vote is not, and its seal lights a window.
  await openProphecy(nextTab, baseUrl);
  await nextTab.goto(`${baseUrl}/zone1`);
  await again.locator('a[href="/lmp"]').getByText("開いた").waitFor();
  await expect(again.locator('a[href="/lmv"]').getByText("入れた")).toHaveCount(0);
  const hubLink = nextTab.getByRole("region", { name: "町の地図" });
  const companionLine = await hubLink.getByText(/^わたしの窓は\d+。/).innerText();
  await hubLink.locator("svg rect").first().waitFor({ state: "attached" });
  await expect(hubLink.locator("svg rect"), "a window for each seal").toHaveCount(
    Number(/\d+/.exec(companionLine)?.[0]),
  );
  await nextTab.close();
});
