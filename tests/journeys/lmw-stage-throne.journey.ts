import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitForHydration } from "#test-support/page-checks.ts";
import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { takeChoices } from "./steps/take-choices.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { unlockAreas } from "./steps/stage-steps.ts";

const speedFactor = 8;
const master = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../content/lip-world/companions.json"), "utf8"),
) as { monsterId: string; honest: string; shield: string }[];

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 1,
});

test("the throne empties the field and only asks; whoever was met answers, and is heard", async ({ page, hub }) => {
  await page.addInitScript((text) => localStorage.setItem("kz_lmw_help", text), JSON.stringify(copiedRun));
  await speedUpFrames(page, speedFactor);
  await page.goto(`${hub.url}/lmw/stg/6`);
  await waitForHydration(page);
  await unlockAreas(page, hub, [6]);
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  await takeChoices(page);
  await page.getByRole("button", { name: "ひとりで会う" }).tap();

  const submitted = page.getByRole("region", { name: "本当は？" });
  await submitted.waitFor({ timeout: 120_000 });
  await page.getByText("答える怪物を、ひとりえらぶ。").waitFor();
  // The companion stands first and has the focus: one key answers.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("信号待ちの杏");
  await expect(submitted.getByRole("button")).toHaveCount(2);
  await submitted.getByRole("button", { name: "踊り場の金魚" }).tap();
  await submitted.waitFor({ state: "detached" });
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
  const validRun = master.find(({ monsterId }) => monsterId === "01")?.honest ?? "";
  await page.getByText(validRun, { exact: true }).waitFor();
});

/** Somebody who lets the lipstick step aside by itself. */
const copiedRun = {
  ...{ isAssisted: true, movesItself: true, paintsItself: true, hasOneSwitch: false },
  ...{ holdMs: 600, gain: 100 },
};
