import assert from "node:assert/strict";
import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";

/** The button that breaks the seal. */
export const openButton = (page: Page) => page.getByRole("button", { name: "手紙を開ける" });
/** What the monster says, once it can be read. */
export const readMainLine = async (page: Page): Promise<string> => {
  const line = page.locator("main article h1");
  await line.waitFor();
  return (await line.innerText()).replace(/\s/g, "");
};

/** Pulls the seal off; gives the first line of the letter. */
export async function openProphecy(page: Page, baseUrl: string): Promise<string> {
  await page.goto(`${baseUrl}/lmp`);
  await waitForHydration(page);
  await expect(page.locator("main article"), "nothing of the letter is on the page before").toHaveCount(0);
  const opened = page.waitForRequest(
    (request) => request.url().endsWith("/api/events") && (request.postData() ?? "").includes('"lmp_open"'),
  );
  const box = await openButton(page).boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let i = 1; i <= 10; i += 1) await page.mouse.move(box.x + box.width / 2 + i * 9, box.y + box.height / 2 + i * 6);
  await page.mouse.up();
  const mainLine = await readMainLine(page);
  // The shortest line of all is 「合言葉は。」.
  assert.match(mainLine, /^.{4,}[。？]$/);
  for (const name of ["兆し", "唇の所作", "おまけの小言"]) await page.getByText(name, { exact: true }).waitFor();
  await page.getByText("予言帖に入りました。").waitFor();
  await opened;
  return mainLine;
}
