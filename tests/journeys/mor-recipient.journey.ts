import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const form = "m=1&l=2&p1=1&p2=3&p3=4&p4=7&p5=5&g=0&v=9&n=10";

test("a stranger meets a red by its address, its picture and in the sea, and begins an own one", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const code = await createMemory(page, baseUrl);
  await openAsRecipient(await anotherPhone(), `${baseUrl}/mor?c=${code}`, baseUrl);
  await openAgain(page, baseUrl, code);
});

/** The short way to a red: the form of the text. */
async function createMemory(page: Page, baseUrl: string): Promise<string> {
  await page.goto(`${baseUrl}/mor?c=text`);
  // The form comes alive after the page: only then this browser notes whose red it will be.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main form") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  for (const [name, value] of new URLSearchParams(form)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === "l") await field.fill(value);
    else await field.selectOption(value);
  }
  await page.getByRole("button", { name: "名づける" }).click();
  await page.waitForURL(/\/mor\?c=[0-9A-Z]{10}$/);
  await page.getByText("赤の海に、灯りました。").waitFor();
  await page.getByRole("textbox", { name: "呼び名" }).fill("あかね");
  await page.getByRole("button", { name: "呼ぶ", exact: true }).click();
  await page.getByText("「あかね」と呼びました。").waitFor();
  return new URL(page.url()).searchParams.get("c") ?? "";
}

async function openAsRecipient(page: Page, shared: string, baseUrl: string): Promise<void> {
  const response = await page.goto(shared);
  const html = (await response?.text()) ?? "";
  for (const recipientText of ["だれかの赤", "燃え残り", "鳴りやまない"])
    assert.ok(html.includes(recipientText), recipientText);
  assert.ok(!html.includes("あかね"), "a pet name is nobody else's");
  assert.match(html, /<meta name="robots" content="noindex"/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const { pathname, search } = new URL(picture ?? "");
  const card = await fetch(baseUrl + pathname + search);
  assert.equal(card.status, 200);
  assert.match(card.headers.get("content-type") ?? "", /^image\//);
  const ownLight = page.getByRole("link", { name: "灰色を拭いて、自分の赤へ" });
  await waitForHydration(page);
  await ownLight.click();
  await page.getByRole("button", { name: "拭く" }).waitFor();
}

async function openAgain(page: Page, baseUrl: string, code: string): Promise<void> {
  await page.goto(`${baseUrl}/mor?c=sea`);
  await page.getByText(/いままでに\d+の赤が灯りました。/).waitFor();
  const light = page.getByRole("link", { name: /鳴りやまない祭り/ });
  await expect(light).toHaveAttribute("href", new RegExp(code));
  await page.goto(`${baseUrl}/mor?c=${code}`);
  await page.getByText("あなたの赤").waitFor();
  await page.getByText("「あかね」と呼びました。").waitFor();
}
