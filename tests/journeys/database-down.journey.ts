import assert from "node:assert/strict";
import { startDatabaseProxy } from "#test-support/database-proxy.ts";
import { test } from "./fixtures/journey-test.ts";

const apiTimeoutMs = 1_000;
/** As visitors get it; the zones of other journeys wait longer. */
const databaseTimeoutMs = 900;
const recoveryTimeoutMs = 15_000;

test.use({ expectedErrors: /503/ });

test("while the database is away pages go on, calls that need it say so within a second, and it mends by itself", async ({
  hub,
  page,
  ownHub,
}) => {
  const proxy = await startDatabaseProxy(hub.databaseUrl);
  const isolatedHub = await ownHub({ DATABASE_URL: proxy.url, DATABASE_WITHIN_MS: String(databaseTimeoutMs) });
  try {
    const login = await fetch(`${isolatedHub.url}/api/login.php`);
    assert.equal(login.status, 200);
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const request = () => fetch(`${isolatedHub.url}/api/visitor/summary`, { headers: { cookie } });
    assert.equal((await request()).status, 200);

    await proxy.disconnect();
    await waitFor(async () => (await fetch(`${isolatedHub.url}/readyz`)).status === 503, 5_000);
    for (const address of ["/zone1", "/zone4", "/scan", "/faq"]) {
      assert.equal((await fetch(isolatedHub.url + address)).status, 200, `${address} without the database`);
    }
    for (const address of ["/ranking", "/ucp", "/assets/ucp/made/00000000-0000-4000-8000-000000acc01b"])
      assert.equal(
        (await fetch(isolatedHub.url + address)).status,
        503,
        `${address}: what cannot be shown without it is busy`,
      );
    for (const address of ["/ranking", "/lmv"]) {
      const html = await (await fetch(isolatedHub.url + address)).text();
      assert.equal(html.match(/<title>/g)?.length, 1, `${address} without the database has one title`);
      assert.match(html, /<meta name="robots" content="noindex"\/>/);
    }
    for (let i = 0; i < 5; i++) {
      const startedAt = performance.now();
      const answer = await request();
      const tookMs = performance.now() - startedAt;
      assert.equal(answer.status, 503);
      assert.ok(tookMs <= apiTimeoutMs, `the answer took ${Math.round(tookMs)} ms`);
      const { error } = (await answer.json()) as { error: { code: string } };
      assert.match(error.code, /^E-/);
    }
    await page.goto(`${isolatedHub.url}/zone1`, { waitUntil: "networkidle" });
    await page.goto("about:blank");
    assert.equal((await fetch(`${isolatedHub.url}/healthz`)).status, 200);

    await proxy.reconnect();
    await waitFor(async () => (await request()).status === 200, recoveryTimeoutMs);
    await waitFor(async () => (await fetch(`${isolatedHub.url}/readyz`)).ok, recoveryTimeoutMs);
    assert.equal(await isolatedHub.stop(), 0);
  } finally {
    await proxy.close();
  }
});

async function waitFor(isSo: () => Promise<boolean>, limitMs: number): Promise<void> {
  const deadlineMs = performance.now() + limitMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadlineMs, `not so after ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
