import assert from "node:assert/strict";
import { get } from "node:http";
import { test } from "#test-support/hub-test.ts";
import { readHead } from "./read-head.ts";

test(
  "a preview host says so and is never indexed, the host of mor opens on mor, and no host name is echoed",
  { tag: "@smoke" },
  async ({ baseUrl }) => {
    const preview = await requestWithHost(baseUrl, "/zone1", "preview.test");
    assert.equal(readHead(preview.body).meta.robots, "noindex");
    const banner = "公開前の確認用です。";
    assert.ok(preview.body.includes(banner), "a preview host says what it is");
    assert.ok(
      (await requestWithHost(baseUrl, "/scan", "preview.test")).body.includes(banner),
      "also before a closed door",
    );
    assert.ok(
      !(await requestWithHost(baseUrl, "/zone1", "main.test")).body.includes(banner),
      "the zone itself does not",
    );
    assert.match((await requestWithHost(baseUrl, "/robots.txt", "preview.test")).body, /Disallow: \/$/m);

    const mor = await requestWithHost(baseUrl, "/", "mor.test");
    assert.equal(mor.status, 200, "the empty path of mor's host is mor");
    assert.deepEqual(readHead(mor.body).canonical, [`${baseUrl}/mor`]);
    const story = await requestWithHost(baseUrl, "/mor", "mor.test");
    assert.deepEqual(readHead(story.body).canonical, [`${baseUrl}/mor`]);

    for (const host of ["evil.test", 'x"><script>', "preview.test.evil.test"]) {
      const { status, body } = await requestWithHost(baseUrl, "/zone2", host);
      assert.equal(status, 200);
      assert.ok(!body.includes("evil.test") && !body.includes("x&quot;"), `the page repeats ${host}`);
    }
  },
);

function requestWithHost(
  baseUrl: string,
  path: string,
  host: string,
): Promise<{ status: number; location: string; body: string }> {
  return new Promise((resolve, reject) => {
    get(baseUrl + path, { headers: { host, accept: "text/html" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? "",
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    }).on("error", reject);
  });
}
