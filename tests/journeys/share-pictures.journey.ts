import assert from "node:assert/strict";
import { readDoors } from "#tools/doors/screens.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "every site has a share picture of its own, drawn once and then kept; an unknown one is missing, not broken",
  async run({ page, baseUrl }) {
    await page.goto(`${baseUrl}/hack`);
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    assert.match(address ?? "", /\/assets\/hack\/ogp\/door-ja\?v=/);

    const first = await fetch(address ?? "");
    assert.equal(first.headers.get("content-type"), "image/jpeg");
    assert.ok((await first.arrayBuffer()).byteLength < 300_000);
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(address ?? "", { headers: { "if-none-match": etag } });
    assert.equal(again.status, 304);

    const doors = (await readDoors()).filter(({ id }) => id !== "zones");
    const answers = await Promise.all(doors.slice(0, 6).map(({ id }) => fetch(`${baseUrl}/assets/${id}/ogp/door-ja`)));
    for (const answer of answers) assert.equal(answer.status, 200, answer.url);

    // What the zone publishes every month has a picture of its own number.
    await page.goto(`${baseUrl}/ranking`);
    const report = await page.locator('a[href*="blind="]').first().getAttribute("href");
    for (const [path, own] of [
      [report ?? "", /\/assets\/ranking\/ogp\/20\d{4}\?/],
      ["/wishlist", /\/assets\/wishlist\/ogp\/20\d\d-\d\d\?/],
    ] as const) {
      await page.goto(new URL(path, `${baseUrl}/ranking`).href);
      const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
      assert.match(picture, own);
      assert.equal((await fetch(picture)).status, 200, picture);
    }

    for (const path of ["/assets/hack/ogp/door-xx", "/assets/nowhere/ogp/1", "/assets/hack/ogp/%E0%A4%A"]) {
      const { status } = await fetch(baseUrl + path);
      assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    }
  },
};
