import type { Page } from "@playwright/test";
import { listedAddresses } from "#tools/lighthouse/listed-addresses.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** Each way in which markup that got into a page could run something, or send the page elsewhere. */
const payload = [
  `<img src="/favicon.ico" alt="" onload="globalThis.injected='load'" onerror="globalThis.injected='error'">`,
  `<script>globalThis.injected='script'</script>`,
  `<script nonce="">globalThis.injected='empty nonce'</script>`,
  `<script type="module">globalThis.injected='module'</script>`,
  `<svg><script>globalThis.injected='svg'</script></svg>`,
  `<script src="data:text/javascript,globalThis.injected='data'"></script>`,
  `<iframe srcdoc="<script>parent.injected='frame'</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.injected='object'</script>"></object>`,
  `<base href="https://elsewhere.invalid/">`,
  `<details open ontoggle="globalThis.injected='toggle'"><summary>…</summary></details>`,
].join("");
const maxPieces = 25;
// What the policy stops it tells, on the console and as a refused request: that is what is looked for here.
test.use({ expectedErrors: /./ });

/**
 * Serves pages as if nothing escaped what is stored: the markup stands at the end of pieces of text all over the body, where
 * stored texts would bring it.
 * @returns how many pieces the last page had
 */
async function serveUnescaped(page: Page, keepsPolicy: boolean): Promise<() => number> {
  let pieces = 0;
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document" || route.request().frame() !== page.mainFrame())
      return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const bodyAt = html.indexOf("<body");
    const parts = html.slice(bodyAt).split(/(?=<\/(?:p|li|h1|h2|h3|span|b|a)>)/);
    // Of a page with hundreds of pieces every tenth or so: each brings a frame.
    const stride = Math.ceil(parts.length / maxPieces);
    const body = parts.map((part, i) => (i % stride === 0 && i > 0 ? payload + part : part));
    pieces = Math.floor((parts.length - 1) / stride);
    const { "content-security-policy": policy, ...headers } = response.headers();
    await route.fulfill({
      response,
      headers: keepsPolicy && policy !== undefined ? { ...headers, "content-security-policy": policy } : headers,
      body: html.slice(0, bodyAt) + body.join(""),
    });
  });
  return () => pieces;
}

const injectedIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as unknown as { injected?: string }).injected);

const partCount = 3;

// Every listed page: whatever is stored, in the database or in the content, stands on one of them. In parts, for several browsers.
for (let part = 0; part < partCount; part++)
  test(`markup in stored texts runs nothing even where nothing escapes it: the policy knows only scripts that the server wrote (part ${part + 1} of ${partCount})`, async ({
    anotherPhone,
    baseUrl,
  }) => {
    const guarded = await anotherPhone();
    const countPieces = await serveUnescaped(guarded, true);
    const addresses = (await listedAddresses(baseUrl)).filter((_, at) => at % partCount === part);
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      await guarded.goto(`${baseUrl}${address}`, { waitUntil: "load" });
      expect(countPieces(), `${address} holds the markup`).toBeGreaterThan(5);
      expect(await injectedIn(guarded), address).toBeUndefined();
      const base = await guarded.evaluate(() => new URL("x", document.baseURI).hostname);
      expect(base, address).toBe(new URL(baseUrl).hostname);
    }
  });

test("without the policy the same page is taken over: so it is the policy that holds", async ({
  anotherPhone,
  baseUrl,
}) => {
  const bare = await anotherPhone();
  await serveUnescaped(bare, false);
  await bare.goto(`${baseUrl}/review`, { waitUntil: "load" });
  await expect.poll(() => injectedIn(bare)).toBeDefined();
});
