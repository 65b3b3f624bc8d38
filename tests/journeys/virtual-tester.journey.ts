import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("a face already wears tonight's shade; another one, with the eyes, half of it, four side by side, five without names", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await page.goto(`${baseUrl}/virtual_tester`);
  await waitForHydration(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  const applied = page.locator('img[src*="worn-"]');
  await applied.first().waitFor();

  // Another shade is painted on the same face, here on the phone. Tonight's is there already, and one of these two may be it.
  await page.locator('nav a[href="/virtual_tester?s=lip-03"]').tap();
  await page.waitForURL((url) => url.search === "?s=lip-03");
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("img", { name: /秘密基地の石榴/ }).waitFor();
  const appliedRed = await reddest(page);
  await page.getByRole("button", { name: "素の唇" }).tap();
  await page.getByRole("img", { name: "モデルの顔の、素顔の絵" }).waitFor();
  const bareRed = await reddest(page);
  assert.ok(appliedRed > bareRed + 8, `worn ${appliedRed}, bare ${bareRed}`);
  await page.getByRole("button", { name: "素の唇" }).tap();

  await page.getByRole("button", { name: "半分だけ塗る" }).tap();
  const border = page.getByRole("slider", { name: "塗る境目" });
  await border.focus();
  await page.keyboard.press("ArrowRight");
  await expect(border).toHaveValue("55");
  await page.getByRole("button", { name: "半分だけ塗る" }).tap();
  await eyes(page);

  for (const id of ["lip-15", "lip-03"]) {
    await page.locator(`nav [data-shade="${id}"]`).tap();
    await page.getByRole("img", { name: id === "lip-15" ? /石榴/ : /りんご飴/ }).waitFor();
    await page.locator("#ways").scrollIntoViewIfNeeded();
    await page.locator('section[aria-labelledby="compare-title"] > button').tap();
    await page.locator(`[data-mouth="${id}"] canvas`).waitFor();
  }

  // Without names: five, one is taken, and then its name is there.
  await page.getByRole("button", { name: "名前を伏せて試す" }).tap();
  await page.getByRole("button", { name: "3番目の色" }).tap();
  const resultText = await page.locator("main").innerText();
  for (const name of ["石榴", "りんご飴", "肩ごしに見ています"])
    assert.ok(!resultText.includes(name), `${name} is told`);
  await page.getByRole("button", { name: "これにする" }).tap();
  await page.getByText(/選んだのは『.+』でした。/).waitFor();
  const chosen = await page.locator("main [role=status] p").first().innerText();
  await page.getByRole("button", { name: "この色を塗って見る" }).tap();
  const name = /『(.+)』/.exec(chosen)?.[1] ?? "?";
  await page.getByRole("img", { name: new RegExp(`「${name}」`) }).waitFor();

  await page.getByRole("button", { name: "試した色に入れる" }).tap();
  await page.getByText("試した色に入りました。").waitFor();
  const shared = await shareOn(page, baseUrl);
  await sameLook(await anotherPhone(), shared);
  for (const one of sent) assert.ok(one.length < 2_000 && !/image|landmarks|data:/.test(one), one.slice(0, 200));
});

/** Wears a tint of two coats and a lid, and gives the link that shares it. */
async function shareOn(page: Page, baseUrl: string): Promise<URL> {
  await page.goto(`${baseUrl}/virtual_tester_lt?s=tint-02&e=056.055.043.074&m=01`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "2回塗り", exact: true }).tap();
  await page.getByRole("button", { name: "シェア", exact: true }).tap();
  const shareChannel = page.getByRole("link", { name: /X/ });
  const text = new URL((await shareChannel.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  return new URL(text.split("\n").at(-1) ?? "");
}

/** A stranger meets the same look: the tint in two coats, lids and lashes; another shade is worn in the same way. */
async function sameLook(page: Page, shared: URL): Promise<void> {
  assert.equal(shared.pathname, "/virtual_tester_lt");
  await page.goto(shared.href);
  await waitForHydration(page);
  await page.getByRole("img", { name: /と、目もとの色を塗った絵/ }).waitFor();
  await page.locator('[data-source="model"] canvas').waitFor();
  await expect(page.getByRole("button", { name: "2回塗り", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.locator('nav [data-shade="tint-03"]').tap();
  await page.waitForURL((url) => url.searchParams.get("s") === "tint-03" && url.searchParams.has("e"));
  await expect(page.getByRole("button", { name: "2回塗り", exact: true })).toHaveAttribute("aria-pressed", "true");
}

/** How red the reddest part of the mouth is over its green, on the stage. */
function reddest(page: Page): Promise<number> {
  return overGreen(page, [0.42, 0.6, 0.16, 0.075], 0);
}

/** How blue the lid of an eye is over its green. */
function eyelidBlue(page: Page): Promise<number> {
  return overGreen(page, [0.28, 0.285, 0.11, 0.03], 2);
}

/** How much of a colour there is over green in a part of the stage, 0 red, 2 blue. */
function overGreen(page: Page, part: readonly [number, number, number, number], colour: 0 | 2): Promise<number> {
  return page.evaluate(
    async ([[x, y, width, height], channel]) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const stage = document.querySelector("canvas");
      if (!stage) return 0;
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [stage.width, stage.height];
      const context = copy.getContext("2d");
      context?.drawImage(stage, 0, 0);
      const data = context?.getImageData(
        stage.width * x,
        stage.height * y,
        stage.width * width,
        stage.height * height,
      ).data;
      let [sum, count] = [0, 0];
      for (let i = 0; data && i < data.length; i += 4) {
        sum += data[i + channel]! - data[i + 1]!;
        count++;
      }
      return sum / count;
    },
    [part, colour] as const,
  );
}

/** Lids, lashes and line are worn with the lips, stand in the address, and come off one by one. */
async function eyes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "まぶた", exact: true }).tap();
  await page.getByRole("button", { name: "圏外の海" }).tap();
  await page.getByRole("img", { name: /石榴」と、目もとの色を塗った絵/ }).waitFor();
  await page.getByRole("button", { name: /^締め色\s*遅刻の名演技$/ }).tap();
  await page.getByRole("button", { name: "勝", exact: true }).tap();
  await page.getByRole("button", { name: "好敵手の隣" }).tap();
  await page.getByText("自分の四色").waitFor();
  await expectNoAxeIssues(page);
  await page.getByRole("button", { name: "まつ毛", exact: true }).tap();
  await page.getByRole("button", { name: "01 非常階段の黒猫" }).tap();
  await page.getByRole("button", { name: "ライン", exact: true }).tap();
  await page.getByRole("button", { name: "01 深夜便の機長" }).tap();
  await page.waitForURL((url) => url.search === "?s=lip-15&e=056.055.043.074&m=01&l=01");
  // The same address wears the same look again.
  await page.reload();
  await page.getByRole("img", { name: /石榴」と、目もとの色を塗った絵/ }).waitFor();
  await page.locator('[data-source="model"] canvas').waitFor();
  const made = await eyelidBlue(page);
  await page.getByRole("button", { name: /^まぶた/ }).tap();
  await page.getByRole("button", { name: "のせない" }).tap();
  await page.waitForURL((url) => !url.searchParams.has("e"));
  await expect.poll(() => eyelidBlue(page), "a lid that was taken off is bare").toBeLessThan(made - 4);
  for (const [place, none] of [
    [/^まつ毛/, "のせない"],
    [/^ライン/, "引かない"],
  ] as const) {
    await page.getByRole("button", { name: place }).tap();
    await page.getByRole("button", { name: none }).tap();
  }
  await page.waitForURL((url) => url.search === "?s=lip-15");
  await page.getByRole("button", { name: /^唇(?!の)/ }).tap();
}
