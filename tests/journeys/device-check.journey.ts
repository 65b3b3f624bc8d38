import assert from "node:assert/strict";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow" });

test(
  "the device check tells what works, asks for nothing by itself, and gives a code to quote",
  { tag: "@smoke" },
  async ({ page, baseUrl }) => {
    await page.addInitScript(() => {
      const requests = { camera: 0 };
      (globalThis as unknown as { kateRequests: typeof requests }).kateRequests = requests;
      const { mediaDevices } = navigator;
      if (!mediaDevices) return;
      const original = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (constraints) => {
        requests.camera += 1;
        return original(constraints);
      };
    });
    await page.goto(`${baseUrl}/test`);
    await page.locator("[data-code]").first().waitFor({ timeout: 20_000 });
    const rows = page.locator("[data-check][data-result]");
    await expect(rows).toHaveCount(12);
    const results = await rows.evaluateAll((list) => list.map((row) => (row as HTMLElement).dataset.result));
    assert.ok(
      results.every((result) => ["ok", "warn", "no"].includes(result ?? "")),
      `every row has a result: ${results.join(" ")}`,
    );
    await expect(page.locator("[data-code]").first()).toHaveText(/KZ-/, { useInnerText: true });
    const requests = await page.evaluate(
      () => (globalThis as unknown as { kateRequests: { camera: number } }).kateRequests,
    );
    assert.equal(requests.camera, 0, "the camera waits for a tap");
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  },
);
