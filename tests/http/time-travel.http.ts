import assert from "node:assert/strict";
import { get } from "node:http";
import { waitForCampaign } from "#test-support/campaigns.ts";
import { test } from "#test-support/hub-test.ts";

const before = "1月15日（金）10:00に開きます。";
const at = "at=2027-01-20T12:00:00%2B09:00";

test("on the preview host a page shows another moment and says which; on every other host the clock is the server's", async ({
  baseUrl,
}) => {
  await waitForCampaign(baseUrl, "snow-door");
  const address = "/campaign?c=snow-door";
  const now = await requestWithHost(baseUrl, address, "preview.test");
  assert.ok(now.includes(before), "it is not open yet");
  assert.match(now, /公開前の確認用です。.*表示している日時：20\d\d年/);

  const later = await requestWithHost(baseUrl, `${address}&${at}&seed=1`, "preview.test");
  assert.ok(!later.includes(before), "and open in January");
  assert.match(later, /data-phase="open"/);
  assert.match(later, /表示している日時：2027年1月20日（水）12:00/);
  assert.match(
    await requestWithHost(baseUrl, `/zone1?${at}`, "preview.test"),
    /表示している日時：2027年1月20日（水）12:00/,
  );
  // A moment that is none is the present one.
  assert.ok((await requestWithHost(baseUrl, `${address}&at=tomorrow`, "preview.test")).includes(before));
  // What was shown for another moment is kept by no cache.
  assert.ok((await requestWithHost(baseUrl, address, "preview.test")).includes(before));

  for (const host of ["main.test", "mor.test", "preview.test.evil.test"]) {
    const page = await requestWithHost(baseUrl, `${address}&${at}&seed=1`, host);
    assert.ok(page.includes(before), `${host} shows the present`);
    assert.ok(!page.includes("表示している日時"), `${host} has no banner`);
  }
});

function requestWithHost(baseUrl: string, path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(baseUrl + path, { headers: { host, accept: "text/html" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    }).on("error", reject);
  });
}
