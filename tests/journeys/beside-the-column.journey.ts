import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/journey-test.ts";

// Nothing here may wait for a script: what stands beside the column is there with the first picture of the page.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** From which width on each stands there, as the specification has it. */
const besideColumn = [
  {
    path: "/zone2",
    name: "a scene around the column",
    from: 960,
    find: (page: Page) => page.locator("picture:has(> source[media]) img").first(),
  },
  {
    path: "/lmw/introduction",
    name: "lips and lines",
    from: 960,
    find: (page: Page) => page.locator("[data-lip-lines=left]"),
  },
  {
    path: "/lmv",
    name: "the menu of the vote",
    from: 991,
    find: (page: Page) => page.getByRole("complementary", { name: "投票のメニュー" }),
  },
  {
    path: "/mcm",
    name: "the menu of the mascara maker",
    from: 1001,
    find: (page: Page) => page.getByRole("complementary", { name: "スマホで続ける" }),
  },
  {
    path: "/lmw/main",
    name: "the menu of the lip world",
    from: 1200,
    find: (page: Page) => page.getByRole("complementary", { name: "メニュー" }),
  },
] as const;

const widths = [390, 960, 990, 991, 1000, 1001, 1199, 1200, 1440];

test("without a script the menus and pictures beside the column stand there, each from its width on, and lead somewhere", async ({
  page,
  baseUrl,
}) => {
  for (const { path, name, from, find } of besideColumn) {
    await page.goto(baseUrl + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(find(page), `${name} at ${width} px`).toBeVisible({ visible: width >= from });
    }
  }

  await page.goto(`${baseUrl}/lmw/main`);
  const menu = page.getByRole("complementary", { name: "メニュー" });
  await expect(menu.getByRole("link", { name: "Xに書く" })).toHaveAttribute(
    "href",
    /^https:.*%2Flmw%3Fcid%3Dkz_lmwmap_x/,
  );
  await expect(menu.getByRole("button")).toHaveCount(0);
  await menu.getByRole("link", { name: /SPECIAL/ }).click();
  await expect(page).toHaveURL(/\/lmp$/);
});
