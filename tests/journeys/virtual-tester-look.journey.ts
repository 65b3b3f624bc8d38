import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import type { MakeupLook } from "#contracts/makeup-look.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const looks = JSON.parse(
  readFileSync(new URL("../../content/looks/looks.json", import.meta.url), "utf8"),
) as MakeupLook[];

function lookOf(id: string): { name: string; code: string } {
  const look = looks.find((one) => one.id === id);
  const code = look && formatLookCode(look.applied);
  assert.ok(look && code);
  return { name: look.names.ja, code };
}

/** What lies on the face, as the stage says it. */
const layers = (page: Page) => page.locator("[data-layers]").getAttribute("data-layers");
const allOfRed = "base brow contour-cheek highlight-cupids-bow lashes lip lip-line shadow-base";

test("a look opens by its address with all of it on; one part is changed, and the address wears the same again", async ({
  page,
  baseUrl,
}) => {
  const { name, code } = lookOf("only-red");
  await page.goto(`${baseUrl}/virtual_tester?look=${code}`);
  await waitForHydration(page);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/virtual_tester$/);
  await page.getByRole("img", { name: `モデルの顔に「${name}」のメイクをした絵` }).waitFor();
  await page.locator('[data-source="model"] canvas').waitFor();
  const made = await layers(page);
  assert.equal(made, allOfRed);
  await expect(page.locator('[data-look="only-red"]')).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: `「${name}」のしかた` })).toBeAttached();
  await expectNoAxeIssues(page);

  await openPart(page, "頬");
  await page.locator('[data-product="tint-03"]').tap();
  await expect.poll(() => layers(page)).toBe(`base blush-apple ${allOfRed.slice("base ".length)}`);
  await page.getByRole("button", { name: "頬骨", exact: true }).tap();
  await page.getByRole("slider", { name: "濃さ" }).fill("80");
  await openPart(page, "唇");
  await page.locator('nav [data-shade="lip-15"]').tap();
  await page.waitForURL((url) => url.searchParams.get("s") === "lip-15" && url.searchParams.get("look") !== code);
  await expectNoAxeIssues(page);
  const changed = await layers(page);
  assert.match(changed ?? "", /blush-apple blush-cheekbone/);
  // The address follows a slider when the hand rests.
  await expect.poll(() => blushOf(page.url())).toBe(0.8);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForHydration(other);
  await other.getByRole("img", { name: /石榴」と、ほかの色も塗った絵/ }).waitFor();
  await openPart(other, "頬");
  await expect.poll(() => layers(other)).toBe(changed);
  await expect(other.getByRole("slider", { name: "濃さ" })).toHaveValue("80");
  await other.close();
  await expect(page.getByRole("heading", { name: `「${name}」から変えた顔` })).toBeAttached();
});

test("one tap wears all, another look replaces it, and what was there before comes back", async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-15&m=01`);
  await waitForHydration(page);
  await page.getByRole("img", { name: /石榴」と、目もとの色を塗った絵/ }).waitFor();
  await openPart(page, "まるごと");
  for (const id of ["winter-window", "hold-sleeve"]) {
    await page.locator(`[data-look="${id}"]`).tap();
    await page.getByRole("img", { name: `モデルの顔に「${lookOf(id).name}」のメイクをした絵` }).waitFor();
    await page.waitForURL((url) => url.search === `?look=${lookOf(id).code}`);
  }
  await page.getByRole("button", { name: "もとにもどす" }).tap();
  await page.waitForURL((url) => url.search === "?s=lip-15&m=01");
  await page.getByRole("img", { name: /石榴」と、目もとの色を塗った絵/ }).waitFor();
  await expect(page.getByRole("button", { name: "もとにもどす" })).toHaveCount(0);
});

test("lids, lashes and line of a look lie on their shelves, and become the visitor's when they are changed", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/virtual_tester?look=${lookOf("nine-meeting").code}`);
  await waitForHydration(page);
  await page.locator('[data-source="model"] canvas').waitFor();
  await openPart(page, "まつ毛");
  await expect(page.getByRole("button", { name: /^02 / })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^01 / }).tap();
  await page.waitForURL((url) => url.searchParams.get("m") === "01" && url.searchParams.has("look"));
  await page.getByRole("button", { name: "のせない" }).tap();
  await page.waitForURL((url) => !url.searchParams.has("m"));
  await expect.poll(() => layers(page)).not.toContain("lashes");
  await openPart(page, "唇");
  await page.getByRole("button", { name: "素の唇" }).tap();
  await expect.poll(() => layers(page)).not.toMatch(/lip/);
  await page.waitForURL((url) => url.searchParams.get("w")?.startsWith("0.") === true);
});

test("by keys alone: along the tabs, to a look, and onto the face", async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  const toolbar = page.getByRole("toolbar", { name: "塗るところ" });
  await toolbar.getByRole("button", { name: /^唇/ }).first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.locator("[data-look]").first().waitFor();
  // The tabs are one stop; the looks come next.
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: `モデルの顔に「${looks[1]?.names.ja}」のメイクをした絵` }).waitFor();
  await expect(page.locator("[data-look]").nth(1)).toBeFocused();
});

test("what is no look is left out, and a shade of the address wins over the look's", async ({ page, baseUrl }) => {
  for (const query of ["look=1MGg1GRSCUZ6CUL8CSQNQJR2GHEBFIIx", "look=nonsense", "look="]) {
    await page.goto(`${baseUrl}/virtual_tester?s=lip-03&${query}`);
    await waitForHydration(page);
    await page.getByRole("img", { name: "モデルの顔に「終電のりんご飴」を塗った絵" }).waitFor();
  }
  await page.goto(`${baseUrl}/virtual_tester?s=lip-03&look=${lookOf("only-red").code}`);
  await waitForHydration(page);
  await page.getByRole("img", { name: "モデルの顔に「終電のりんご飴」と、ほかの色も塗った絵" }).waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
});

test.describe("without WebGL", () => {
  test("the plain painter wears the whole look", async ({ page, baseUrl }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
        apply: (target, canvas, [kind, ...rest]: [string, ...unknown[]]) =>
          kind.startsWith("webgl") ? null : Reflect.apply(target, canvas, [kind, ...rest] as never),
      });
    });
    await page.goto(`${baseUrl}/virtual_tester?look=${lookOf("only-red").code}`);
    await waitForHydration(page);
    await page.locator('[data-source="model"] canvas').waitFor();
    assert.equal(await layers(page), allOfRed);
    const before = await cheekAndMouth(page);
    await page.getByRole("button", { name: "素顔を見る" }).tap();
    await expect.poll(() => cheekAndMouth(page)).not.toEqual(before);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has the look's name and a way to each of its products", async ({ page, baseUrl }) => {
    const { name, code } = lookOf("only-red");
    await page.goto(`${baseUrl}/virtual_tester?look=${code}`);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator("main")).toContainText(name);
    for (const id of ["base-03", "lip-20", "brow-01"])
      await expect(page.locator(`main a[href="/all-products?p=${id}"]`).first()).toBeVisible();
    await expect(page.locator('img[src*="worn-lip-20"]').first()).toBeVisible();
  });
});

async function openPart(page: Page, word: string): Promise<void> {
  const tab = page
    .getByRole("toolbar", { name: "塗るところ" })
    .getByRole("button", { name: new RegExp(`^${word}(\\s|塗|$)`) });
  await tab.tap();
  await expect(tab).toHaveAttribute("aria-pressed", "true");
}

/** How red mouth and cheek are over their green, on the stage. */
function cheekAndMouth(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const stage = document.querySelector("canvas")!;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [stage.width, stage.height];
    const context = copy.getContext("2d")!;
    context.drawImage(stage, 0, 0);
    return [
      [0.46, 0.6],
      [0.3, 0.5],
    ].map(([x, y]) => {
      const { data } = context.getImageData(copy.width * x!, copy.height * y!, copy.width * 0.08, copy.height * 0.04);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum += data[i]! - data[i + 1]!;
      return Math.round((sum * 4) / data.length);
    });
  });
}

/** How strongly the cheeks of an address are worn. */
function blushOf(address: string): number {
  const applied = parseLookCode(new URL(address).searchParams.get("look") ?? "", () => "#000000") ?? [];
  return Math.max(0, ...applied.filter(({ layer }) => layer.kind === "blush").map(({ layer }) => layer.intensity));
}
