import assert from "node:assert/strict";
import { linkTo } from "#test-support/database-link.ts";
import { test } from "./fixtures/journey-test.ts";

const apiWithinMs = 1_000;
/** As visitors get it; the zones of other journeys wait longer. */
const databaseWithinMs = 900;
const backWithinMs = 15_000;

test.use({ expectedTroubles: /503/ });

test("while the database is away pages go on, calls that need it say so within a second, and it mends by itself", async ({
  zone,
  page,
  ownZone,
}) => {
  const link = await linkTo(zone.databaseUrl);
  const own = await ownZone({ DATABASE_URL: link.url, DATABASE_WITHIN_MS: String(databaseWithinMs) });
  try {
    const login = await fetch(`${own.url}/api/login.php`);
    assert.equal(login.status, 200);
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const ask = () => fetch(`${own.url}/api/visitor/summary`, { headers: { cookie } });
    assert.equal((await ask()).status, 200);

    await link.cut();
    await until(async () => (await fetch(`${own.url}/readyz`)).status === 503, 5_000);
    for (const address of ["/zone1", "/zone4", "/scan", "/faq"]) {
      assert.equal((await fetch(own.url + address)).status, 200, `${address} without the database`);
    }
    for (const address of ["/ranking", "/ucp", "/assets/ucp/made/00000000-0000-4000-8000-000000acc01b"])
      assert.equal((await fetch(own.url + address)).status, 503, `${address}: what cannot be shown without it is busy`);
    for (const address of ["/ranking", "/lmv"]) {
      const html = await (await fetch(own.url + address)).text();
      assert.equal(html.match(/<title>/g)?.length, 1, `${address} without the database has one title`);
      assert.match(html, /<meta name="robots" content="noindex"\/>/);
    }
    for (let i = 0; i < 5; i++) {
      const begunAt = performance.now();
      const answer = await ask();
      const tookMs = performance.now() - begunAt;
      assert.equal(answer.status, 503);
      assert.ok(tookMs <= apiWithinMs, `the answer took ${Math.round(tookMs)} ms`);
      const { error } = (await answer.json()) as { error: { code: string } };
      assert.match(error.code, /^E-/);
    }
    await page.goto(`${own.url}/zone1`, { waitUntil: "networkidle" });
    await page.goto("about:blank");
    assert.equal((await fetch(`${own.url}/healthz`)).status, 200);

    await link.restore();
    await until(async () => (await ask()).status === 200, backWithinMs);
    await until(async () => (await fetch(`${own.url}/readyz`)).ok, backWithinMs);
    assert.equal(await own.stop(), 0);
  } finally {
    await link.close();
  }
});

async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < giveUpAt, `not so after ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
