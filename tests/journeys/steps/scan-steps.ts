import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";

/** Starting an engine takes seconds on a crowded machine; it watches over itself for fifteen. */
const engineMs = 60_000;

/** A photo as a visitor chooses it. */
export interface ChosenPhoto {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens a scan: its ways stand on the first view. */
export async function openScan(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator("[data-option=camera]").waitFor();
}

/** Takes camera or model face and waits until the engine is here; resolves with the engine's name. */
export async function chooseSource(page: Page, source: "camera" | "model"): Promise<string | null> {
  await page.locator(`[data-option=${source}]`).click();
  return waitForEngine(page);
}

/** One tap opens the phone's own list of photos; waits until the engine is here, and resolves with its name. */
export async function choosePhoto(page: Page, photo: ChosenPhoto): Promise<string | null> {
  const chooser = page.waitForEvent("filechooser");
  await page.locator("[data-option=photo]").click();
  await (await chooser).setFiles(photo);
  return waitForEngine(page);
}

async function waitForEngine(page: Page): Promise<string | null> {
  const ready = page.locator("[data-ready]");
  await ready.waitFor({ timeout: engineMs });
  return ready.getAttribute("data-engine");
}

/** Goes on from the dare: the second tap. */
export const confirmStart = (page: Page): Promise<void> => page.locator("[data-ready] [data-go]").click();

/** Waits until the face has become a constellation; the counter stands at 0 all the way. */
export async function waitForStars(page: Page): Promise<void> {
  await page.locator("[data-whole]").waitFor({ timeout: engineMs });
  await expect(page.locator("[data-sent]"), "nothing was sent").toHaveAttribute("data-sent", "0");
}

/** A face that stands between two types has both shown: takes the first. Any other result is there already. */
export async function chooseAtBorder(page: Page): Promise<void> {
  const side = page.getByRole("button", { name: /から始める$/ }).first();
  await page.getByRole("button", { name: "ちがうと思う" }).or(side).first().waitFor();
  if (await side.isVisible()) await side.click();
}

/** The engine gives the same answers as one that came without its first choice. */
export async function withoutLandmarker(page: Page): Promise<void> {
  await page.route("**/engine/manifest.json", async (route) => {
    const answer = await route.fetch();
    const manifest = (await answer.json()) as object;
    await route.fulfill({ json: { ...manifest, landmarker: null } });
  });
}
