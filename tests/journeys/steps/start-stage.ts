import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";

/** By keys alone: opens a stage, borrows help by its names, and begins. */
export async function startStage(page: Page, address: string, help: readonly string[]): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator("main [data-alive]").waitFor();
  await page.getByText("手をかりる", { exact: true }).press("Enter");
  for (const name of help) await page.getByRole("switch", { name }).press("Space");
  await page.getByRole("button", { name: "はじめる" }).press("Enter");
  await page.locator('dialog[data-step="playing"]').waitFor();
}
