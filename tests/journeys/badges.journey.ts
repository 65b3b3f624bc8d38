import type { Page } from "@playwright/test";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("what I did is pressed as a seal over no control, waits for a dialog, leaves by itself, and stands in my room", async ({
  page,
  baseUrl,
}) => {
  await page.clock.install();
  await page.goto(`${baseUrl}/faq#privacy-face`);
  await waitForHydration(page);
  await page.locator("[data-connection]").waitFor({ state: "attached" });
  const yes = page.locator("#privacy-face").getByRole("button", { name: "役に立った" });
  await yes.click();
  const badge = page.locator('[data-badge="asked"]');
  await badge.getByText("聞いた耳").waitFor();
  await badge.getByText("よくある質問の答えに、返事をした").waitFor();
  await expect(page.locator('[role="status"] [data-badge]'), "it is read out").toHaveCount(1);
  await expect.poll(() => yes.evaluate((button) => button === document.activeElement), "the focus stays").toBe(true);
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await expect(badge.getByRole("link", { name: "部屋で見る" })).toHaveAttribute("href", "/myroom");
  await page.clock.runFor(10_000);
  await badge.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("kz_seals_new"))).toBe(null);

  // The same once more gives nothing; another first time waits while a dialog has the window.
  await page.goto(`${baseUrl}/faq`);
  await waitForHydration(page);
  await page.locator("[data-connection]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    dialog.textContent = "…";
    document.body.append(dialog);
    dialog.showModal();
    sessionStorage.setItem("kz_seals_new", "asked");
    window.dispatchEvent(new CustomEvent("kz-seals", { detail: "asked" }));
  });
  await page.waitForResponse((answer) => answer.url().includes("/api/visitor/seals"));
  await page.clock.runFor(6_000);
  await expect(badge, "a dialog has the window").toHaveCount(0);
  await page.evaluate(() => document.querySelector("dialog")?.close());
  await page.clock.runFor(2_000);
  await badge.waitFor();
  await badge.getByRole("link", { name: "部屋で見る" }).click();
  await expectAddress(page, "/myroom");
});

/** What can be pressed and lies, even partly, under the seal. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strip = document.querySelector("[data-badge]");
    if (!strip) return ["no seal"];
    const box = strip.getBoundingClientRect();
    return [...document.querySelectorAll("main a[href], main button, main input, main summary")]
      .filter((control) => {
        const one = control.getBoundingClientRect();
        const isApart =
          one.right <= box.left || one.left >= box.right || one.bottom <= box.top || one.top >= box.bottom;
        return !isApart && one.width > 1 && one.height > 1 && control.checkVisibility();
      })
      .map((control) => control.outerHTML.slice(0, 90));
  });
}
