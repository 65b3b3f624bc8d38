import assert from "node:assert/strict";
import { formatLookCode } from "#contracts/look-code.ts";
import { readHead } from "./read-head.ts";
import { readSites } from "#tools/sites/open-screens.ts";
import { test } from "#test-support/hub-test.ts";

test(
  "every site has a share picture of its own, drawn once and then kept; an unknown one is missing, not broken",
  { tag: "@smoke" },
  async ({ baseUrl }) => {
    const address = await pictureOf(`${baseUrl}/hack`);
    assert.match(address, /\/assets\/hack\/ogp\/door-ja\?v=/);

    const first = await fetch(address);
    assert.equal(first.headers.get("content-type"), "image/jpeg");
    assert.ok((await first.arrayBuffer()).byteLength < 300_000);
    const etag = first.headers.get("etag") ?? "";
    const secondResponse = await fetch(address, { headers: { "if-none-match": etag } });
    assert.equal(secondResponse.status, 304);

    const sites = (await readSites()).filter(({ id }) => id !== "zones");
    const answers = await Promise.all(sites.slice(0, 6).map(({ id }) => fetch(`${baseUrl}/assets/${id}/ogp/door-ja`)));
    for (const answer of answers) assert.equal(answer.status, 200, answer.url);

    // What the zone publishes every month has a picture of its own number.
    const ranking = await (await fetch(`${baseUrl}/ranking`)).text();
    const [, report = ""] = /href="([^"]*blind=[^"]*)"/.exec(ranking) ?? [];
    const look = formatLookCode([
      { productId: "lip-15", layer: { kind: "lip", hex: "#900931", intensity: 0.8, finish: "gloss", spread: "full" } },
    ]);
    // A look in an address has a picture of that very look.
    for (const [path, ownImage] of [
      ["/style?a=5&b=2", /\/assets\/style\/ogp\/5-2\?/],
      ["/virtual_tester_lt", /\/assets\/virtual-tester\/ogp\/tint-0\d\?/],
      ["/virtual_tester?s=lip-15&e=085.083.-.010&x=1", /\/assets\/virtual-tester\/ogp\/lip-15~085\.083\.-\.010\?/],
      [`/virtual_tester?look=${look}&m=nonsense`, new RegExp(`/assets/virtual-tester/ogp/~~~~~${look}\\?`)],
      [report.replaceAll("&amp;", "&"), /\/assets\/ranking\/ogp\/20\d{4}\?/],
      ["/wishlist", /\/assets\/wishlist\/ogp\/20\d\d-\d\d\?/],
    ] as const) {
      const picture = await pictureOf(new URL(path, `${baseUrl}/ranking`).href);
      assert.match(picture, ownImage);
      assert.equal((await fetch(picture)).status, 200, picture);
    }

    for (const path of ["/assets/hack/ogp/door-xx", "/assets/nowhere/ogp/1", "/assets/hack/ogp/%E0%A4%A"]) {
      const { status } = await fetch(baseUrl + path);
      assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    }
  },
);

/** The address of the picture that a page names for whoever shares it. */
async function pictureOf(address: string): Promise<string> {
  return readHead(await (await fetch(address)).text()).meta["og:image"] ?? "";
}
