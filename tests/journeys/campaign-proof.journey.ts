import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { waitForHydration } from "#test-support/page-checks.ts";
import { waitForCampaign } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const run = promisify(execFile);
const lateVerdict =
  "計算は、すべて合いました。ただし要約値の公開が開始よりあとなので、24本の行き先をだれにも選べなかった、という証明にはなりません。";

test("a hundred doors open when my own browser has drawn again, and shut when I change one letter", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await waitForCampaign(baseUrl, "lamp-night");
  await page.goto(`${baseUrl}/campaign?c=lamp-night`);
  await waitForHydration(page);
  await page.locator("[data-entry-grid=shut]").waitFor();
  await page.getByRole("button", { name: "わたしのブラウザで確かめる" }).click();
  await page.locator("[data-entry-grid=open]").waitFor();
  await expect(page.locator("[data-entry-grid] [data-lit]")).toHaveCount(21);
  await expect(page.locator("[data-step][data-good=true]")).toHaveCount(9);
  // A sample that was over when the hub was set up: what its seal cannot show is not claimed.
  await page.getByText(lateVerdict).waitFor();
  await expect(page.locator("[data-step=before]")).toContainText(/開始（2026年10月20日（火）0:00）より\d+日あとです。/);
  await expect(page.locator("[data-committed]")).toHaveAttribute("data-committed", "after");

  for (const what of ["種を変える", "応募を一つ消す", "当選を入れ替える"]) {
    await page.getByRole("button", { name: what }).click();
    await page.locator("[data-proof=torn]").waitFor();
    await page.locator("[data-entry-grid=torn]").waitFor();
    await expect.poll(() => page.locator("[data-step][data-good=false]").count(), what).toBeGreaterThan(0);
    await page.getByRole("button", { name: "元に戻す" }).click();
    await page.locator("[data-proof=good]").waitFor();
  }

  // Both files are taken home and run there; then one byte is changed.
  const folder = await mkdtemp(join(tmpdir(), "kate-proof-"));
  try {
    for (const [name, file] of [
      ["証明を保存", "proof.json"],
      ["プログラムを保存", "verify-draw.mjs"],
    ] as const) {
      const saved = page.waitForEvent("download");
      await page.getByRole("link", { name }).click();
      const download = await saved;
      assert.equal(download.suggestedFilename(), file);
      await download.saveAs(join(folder, file));
    }
    // The same as one file that is opened without any network.
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "証明を一枚のファイルで保存" }).click();
    const file = join(folder, (await saved).suggestedFilename());
    await (await saved).saveAs(file);
    const offline = await anotherPhone({ offline: true });
    await offline.goto(pathToFileURL(file).href);
    await offline.getByText(lateVerdict).waitFor();
    await expect(offline.locator("#wall [data-lit]")).toHaveCount(21);
    await expect(offline.locator("#steps [data-good=true]")).toHaveCount(9);
    await offline.getByRole("button", { name: "どこか一文字をこわす" }).click();
    await offline.locator("#verdict[data-good=false]").waitFor();
    await expect(offline.locator("#wall [data-lit]")).toHaveCount(0);
    await offline.getByRole("button", { name: "元に戻す" }).click();
    await offline.locator("#verdict[data-good=true]").waitFor();
    // One key pressed in the middle of it.
    await offline.locator("#proof").evaluate((field: HTMLTextAreaElement) => {
      const at = field.value.indexOf('"beacon": "') + 12;
      field.setRangeText(field.value[at] === "0" ? "1" : "0", at, at + 1);
      field.dispatchEvent(new Event("input"));
    });
    await offline.locator("#verdict[data-good=false]").waitFor();

    const verify = () => run(process.execPath, ["verify-draw.mjs", "proof.json"], { cwd: folder });
    assert.match((await verify()).stdout, /younger than its opening.*\n(?:.*\n)*the draw holds: 24 winners/);
    const proof = await readFile(join(folder, "proof.json"), "utf8");
    await writeFile(join(folder, "proof.json"), proof.replace(/"beacon":"./, '"beacon":"z'));
    await assert.rejects(verify, /./);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
