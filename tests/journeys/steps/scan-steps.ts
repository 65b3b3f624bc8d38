import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";

/** Starting an engine takes seconds on a crowded machine; it watches over itself for fifteen. */
const engineMs = 60_000;

/** Opens a scan and goes to its gate, past the questions. */
export async function openStartCard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator("[data-skip]").click();
  const [startCard, leave] = [page.locator("[data-option=camera]"), page.locator("[data-leave]")];
  await startCard.or(leave).waitFor();
  // Who agreed to the camera before goes straight on; the other ways are a tap away.
  if (await leave.count()) await leave.click();
  await startCard.waitFor();
}

/** Takes a way of the gate and waits until its engine is here; resolves with the engine's name. */
export async function chooseSource(page: Page, source: "camera" | "photo" | "model"): Promise<string | null> {
  await page.locator(`[data-option=${source}]`).click();
  const ready = page.locator("[data-ready]");
  await ready.waitFor({ timeout: engineMs });
  return ready.getAttribute("data-engine");
}

/** Goes on from the dare. */
export const confirmStart = (page: Page): Promise<void> => page.locator("[data-ready] [data-go]").click();

/** Waits until the face has become a constellation; the counter stands at 0 all the way. */
export async function waitForStars(page: Page): Promise<void> {
  await page.locator("[data-whole]").waitFor({ timeout: engineMs });
  await expect(page.locator("[data-sent]"), "nothing was sent").toHaveAttribute("data-sent", "0");
}

/** The engine gives the same answers as one that came without its first choice. */
export async function withoutLandmarker(page: Page): Promise<void> {
  await page.route("**/engine/manifest.json", async (route) => {
    const answer = await route.fetch();
    const manifest = (await answer.json()) as object;
    await route.fulfill({ json: { ...manifest, landmarker: null } });
  });
}
