import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** A finger that goes over the words in four strokes. */
async function paintOver(page: Page): Promise<void> {
  const canvas = page.locator("main canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no paper");
  for (const share of [0.12, 0.36, 0.6, 0.84]) {
    await page.mouse.move(box.x + 4, box.y + box.height * share);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 4, box.y + box.height * share, { steps: 8 });
    await page.mouse.up();
  }
}

// What was reported or taken back is gone for whoever comes with its link a moment later.
test.use({ expectedErrors: /\b404\b.*\/api\/lmw\/words\// });

test("a word that was said to me goes to a friend by a link, is painted over, and an answer comes back", async ({
  page,
  hub,
  anotherPhone,
}) => {
  await page.goto(`${hub.url}/lmw/main`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "言われた言葉を、友だちに渡す" }).click();
  await page.waitForURL(/w=new/u);
  await waitForHydration(page);
  const field = page.getByRole("textbox", { name: "言われた言葉" });
  const send = page.getByRole("button", { name: "この言葉を、渡す" });
  await field.fill("佐藤が笑ってた");
  await send.click();
  await page.getByText("人の名前は、はずして").waitFor();
  await field.fill("死 ね");
  await send.press("Enter");
  await expect(page.locator("main s"), "it is painted out here").toHaveText("死 ね");
  await field.fill("赤は、派手すぎる");
  await send.press("Enter");
  await page.getByRole("heading", { name: "紙は、折ってある" }).waitFor();
  await page.getByRole("heading", { name: "渡した言葉" }).waitFor();
  const { words } = (await (await page.request.get(`${hub.url}/api/lmw/words`)).json()) as { words: { id: string }[] };
  const link = `${hub.url}/lmw?w=${words[0]?.id}`;

  const friend = await anotherPhone();
  await friend.goto(link);
  await waitForHydration(friend);
  await friend.getByText("赤は、派手すぎる").waitFor();
  await friend.getByText("あなたに言ったのではない").waitFor();
  await paintOver(friend);
  await expect(friend.locator("main s")).toHaveText("赤は、派手すぎる");
  await friend.getByText("もう、読めない").waitFor();
  await friend.getByRole("button", { name: "その色、似合ってたよ。" }).click();
  await friend.getByRole("heading", { name: "返事を、渡した" }).waitFor();
  await friend.reload();
  await friend.getByRole("heading", { name: "返事を、渡した" }).waitFor();

  // By keys, on a third phone; and then it is reported.
  const third = await anotherPhone();
  await third.goto(link);
  await waitForHydration(third);
  for (let i = 0; i < 5; i++) await third.getByRole("button", { name: "ひと塗り" }).press("Enter");
  await third.getByRole("heading", { name: "返事を、ひとつ" }).waitFor();
  await third.getByRole("button", { name: "もう、ない。" }).press("Enter");
  await third.getByRole("heading", { name: "返事を、渡した" }).waitFor();

  await page.goto(`${hub.url}/lmw?w=new`);
  await page.getByText("その色、似合ってたよ。").waitFor();
  await page.getByText("もう、ない。").waitFor();
  await page.goto(`${hub.url}/lmw/main`);
  await page.getByText("返事が2件、届いている。").waitFor();
  await page.goto(link);
  await page.getByRole("heading", { name: "これは、あなたの渡した紙" }).waitFor();

  await third.getByText("この言葉を、報告する").press("Enter");
  await third.getByRole("button", { name: "ほかのこと" }).press("Enter");
  await third.getByRole("heading", { name: "しまった" }).waitFor();
  const late = await anotherPhone();
  await late.goto(link);
  await late.getByRole("heading", { name: "この紙は、もうない" }).waitFor();

  await page.goto(`${hub.url}/lmw?w=new`);
  await page.getByText("しまってある").waitFor();
  await page.getByRole("button", { name: "取り消す" }).press("Enter");
  await expect(page.getByRole("heading", { name: "渡した言葉" })).toHaveCount(0);
});
