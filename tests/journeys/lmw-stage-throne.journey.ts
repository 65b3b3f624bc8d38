import { readFileSync } from "node:fs";
import { join } from "node:path";
import { untilAlive } from "#test-support/arrival.ts";
import { hurry } from "./steps/hurry.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { freeAreas } from "./steps/stage-steps.ts";

const times = 8;
const master = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../content/lip-world/companions.json"), "utf8"),
) as { monsterId: string; honest: string; shield: string }[];

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 1,
});

test("the throne empties the field and only asks; whoever was met answers, and is heard", async ({ page, zone }) => {
  await page.addInitScript((text) => localStorage.setItem("kz_lmw_help", text), JSON.stringify(borrowed));
  await hurry(page, times);
  await page.goto(`${zone.url}/lmw/stg/6`);
  await untilAlive(page);
  await freeAreas(page, zone, [6]);
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  await page.getByRole("button", { name: "ひとりで会う" }).tap();

  const asked = page.getByRole("region", { name: "本当は？" });
  await asked.waitFor({ timeout: 120_000 });
  await page.getByText("答える怪物を、ひとりえらぶ。").waitFor();
  // The companion stands first and has the focus: one key answers.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("信号待ちの杏");
  await expect(asked.getByRole("button")).toHaveCount(2);
  await asked.getByRole("button", { name: "踊り場の金魚" }).tap();
  await asked.waitFor({ state: "detached" });
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
  const honest = master.find(({ monsterId }) => monsterId === "01")?.honest ?? "";
  await page.getByText(honest, { exact: true }).waitFor();
});

/** Somebody who lets the lipstick step aside by itself. */
const borrowed = {
  ...{ isAssisted: true, movesItself: true, paintsItself: true, hasOneSwitch: false },
  ...{ holdMs: 600, gain: 100 },
};
