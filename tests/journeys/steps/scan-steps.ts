import { expect, type Page } from "@playwright/test";
import { untilAlive } from "#test-support/arrival.ts";

/** Starting an engine takes seconds on a crowded machine; it watches over itself for fifteen. */
const engineMs = 60_000;

/** Opens a scan and goes to its gate, past the questions. */
export async function toGate(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
  await page.locator("[data-skip]").click();
  const [gate, leave] = [page.locator("[data-way=camera]"), page.locator("[data-leave]")];
  await gate.or(leave).waitFor();
  // Who agreed to the camera before goes straight on; the other ways are a tap away.
  if (await leave.count()) await leave.click();
  await gate.waitFor();
}

/** Takes a way of the gate and waits until its engine is here; resolves with the engine's name. */
export async function takeWay(page: Page, way: "camera" | "photo" | "model"): Promise<string | null> {
  await page.locator(`[data-way=${way}]`).click();
  const ready = page.locator("[data-ready]");
  await ready.waitFor({ timeout: engineMs });
  return ready.getAttribute("data-engine");
}

/** Goes on from the dare. */
export const goOn = (page: Page): Promise<void> => page.locator("[data-ready] [data-go]").click();

/** Waits until the face has become a constellation; the counter stands at 0 all the way. */
export async function untilStars(page: Page): Promise<void> {
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
