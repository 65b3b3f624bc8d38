import assert from "node:assert/strict";
import { waitForHydration } from "#test-support/page-checks.ts";
import { test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow" });

test("a browser that refuses cookies is told that nothing stays, and where to read more", async ({
  baseUrl,
  anotherPhone,
}) => {
  const page = await anotherPhone();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { configurable: true, get: () => false }),
  );
  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await page.getByText("このままだと、閉じたときに消えます。").waitFor();
  const wayOut = page.getByRole("link", { name: "残しかたを見る" });
  const box = await wayOut.boundingBox();
  assert.ok(box && box.height >= 44, "the way out is large enough for a thumb");
  await wayOut.tap();
  await page.waitForURL("**/faq*");
  await page.close();
});
