import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

// What a phone says of requests without a network.
test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("a product, the list and the search are whole without a network after two visits, and a page that was missing comes by itself", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/barcode?j=2901010000036`);
  await waitForHydration(page);
  await page.locator('[data-wish="lip-03"]').click();
  await page.getByText("欲しいものに入れました。").waitFor();
  for (const visit of ["first", "second"]) {
    for (const [address, key] of [
      ["/all-products?p=lip-03", "/all-products?p=lip-03"],
      ["/wishlist", "/wishlist"],
      ["/tips", "/tips"],
    ] as const) {
      await page.goto(baseUrl + address);
      await waitForHydration(page);
      if (address === "/wishlist") await page.locator('[data-id="lip-03"]').waitFor();
      await expect.poll(() => isCopied(page, key), `${key} is copied, ${visit} visit`).toBe(true);
    }
  }

  await page.context().setOffline(true);
  await page.goto(`${baseUrl}/all-products?p=lip-03`);
  await waitForHydration(page);
  await expect(page.locator("[data-offline]")).toHaveCount(0);
  await page.getByRole("heading", { name: "終電のりんご飴" }).first().waitFor();
  await page.goto(`${baseUrl}/wishlist`);
  await waitForHydration(page);
  await page.locator('[data-id="lip-03"]').waitFor();
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await expect(page.locator("[data-offline]")).toHaveCount(0);

  await searchesWithoutNetwork(page, baseUrl);
  await healsByItself(page, baseUrl);
});

/** The index is the server's: the card answers by what lies in this browser, and says so. */
async function searchesWithoutNetwork(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips?q=${encodeURIComponent("りんご飴")}`);
  await page.getByText("「りんご飴」が出てくる、前に開いたページ").waitFor();
  await expect(page.locator('[data-found] a[href="/all-products?p=lip-03"]')).toHaveCount(1);
  await page.goto(`${baseUrl}/tips?q=zzzz`);
  await page.getByText("前に開いたページの中には、見つかりませんでした。").waitFor();
}

async function healsByItself(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/ranking`);
  await page.locator('[data-offline="card"]').waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('[data-offline="card"]').waitFor({ state: "detached" });
  await waitForHydration(page);
  await expect(page).toHaveURL(`${baseUrl}/ranking`);
}

/** True when the worker keeps the page as one that was opened. */
const isCopied = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(async (address) => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kz-pages-"));
    const found = await Promise.all(names.map((name) => caches.match(address, { cacheName: name })));
    return found.some((answer) => (answer?.headers.get("x-kz-title") ?? "") !== "");
  }, key);
