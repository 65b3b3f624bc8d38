import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreignFeed, foreignMap } from "../../bench/feed/foreign-feed.ts";
import { createFeedProducts } from "#test-support/feed-products.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { importFeed } from "../../tools/import-products/import-feed.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("a brand's own feed of ten thousand rows is the shelf: in parts, each shade exact, found by its JAN, and bought", async ({
  page,
  ownHub,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "feed-"));
  try {
    const products = createFeedProducts(10_000);
    const [feed, map, out] = [join(folder, "feed.csv"), join(folder, "columns.json"), join(folder, "products")];
    writeFileSync(feed, foreignFeed(products));
    writeFileSync(map, JSON.stringify(foreignMap));
    assert.deepEqual(importFeed({ feed, map, out, skipBadRows: false }), {
      ...{ rows: 10_000, products: 10_000, issues: [], isWritten: true },
      unknownIngredients: ["夜明けの木葉エキス"],
    });
    const hub = await ownHub({ PRODUCTS_DIR: out, SHOP_URL: "https://shop.test/p/{code}" });

    await page.goto(`${hub.url}/all-products`);
    await waitForHydration(page);
    const tiles = page.getByRole("list", { name: "商品の一覧" }).getByRole("listitem");
    await expect(tiles).toHaveCount(96);
    await expect(page.getByText("棚にあるのは10,000品。")).toBeVisible();
    await page.getByRole("link", { name: "もっと見る" }).click();
    await page.waitForURL(/page=2$/);
    await expect(tiles).toHaveCount(96);
    assert.ok(await hasNoSidewaysScroll(page));

    const wanted = products.find(({ line, state }) => line === "lip" && state === "on-sale");
    assert.ok(wanted?.shade);
    await page.goto(`${hub.url}/all-products?p=${wanted.id}`);
    await waitForHydration(page);
    const sheet = page.getByRole("dialog", { name: wanted.names.ja });
    const chip = sheet.locator(`.shade-${wanted.shade.hex.slice(1).toLowerCase()}`).first();
    const painted = await chip.evaluate((element) => getComputedStyle(element).backgroundColor);
    const channels = [1, 3, 5].map((at) => Number.parseInt(wanted.shade?.hex.slice(at, at + 2) ?? "", 16));
    expect(painted, "a shade the build never saw is exact").toBe(`rgb(${channels.join(", ")})`);

    await expect(sheet.getByText(wanted.facts?.plain ?? "?")).toBeVisible();
    await sheet.getByText("成分", { exact: true }).click();
    await expect(sheet.getByText("シア脂")).toBeVisible();
    await expect(sheet.getByRole("link", { name: /声/ }), "voices of the house's own are none of this").toHaveCount(0);
    const button = sheet.getByRole("link", { name: "買えるところ" });
    const ink = await button.evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]);
    expect(ink[0], "the styles of shades change nothing else").not.toBe(ink[1]);
    await expect(button).toHaveCSS("display", "flex");
    await button.click();
    await expect(page.getByRole("link", { name: /オンラインショップで見る/ })).toHaveAttribute(
      "href",
      `https://shop.test/p/${wanted.code}?cid=kz_prod`,
    );
    const found = (await (await fetch(`${hub.url}/api/all-products/search?q=${wanted.jan}`)).json()) as {
      items: { id: string }[];
    };
    expect(found.items[0]?.id).toBe(wanted.id);

    await page.goto(`${hub.url}/tips?q=${wanted.jan}`);
    await expect(page.getByRole("heading", { level: 2, name: wanted.names.ja })).toBeVisible();
    await page.goto(`${hub.url}/tips?q=${encodeURIComponent("無香料のリップ")}`);
    await expect(page.locator('[data-hit^="lip-1"]').first(), "of the brand's, no lip of the house").toBeVisible();
    await expect(page.locator('[data-hit="lip-01"]')).toHaveCount(0);
    await page.goto(`${hub.url}/all-products?without=fragrance`);
    const free = products.filter(
      ({ facts }) => !facts?.ingredients?.some((name) => name === "香料" || name === "夜明けの木葉エキス"),
    );
    await expect(page.getByText(`${free.length.toLocaleString("en")}品`).first()).toBeVisible();
    const read = (await (await fetch(`${hub.url}/barcode?j=${wanted.jan}`)).text()).includes(wanted.names.ja);
    expect(read, "the barcode page knows it").toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
