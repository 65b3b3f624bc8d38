import type { Page } from "@playwright/test";
import pg from "pg";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { openButton, openProphecy } from "./steps/prophecy-steps.ts";

test("each letter draws a stroke; the thirtieth closes a mouth that can be looked at and sent on", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await openProphecy(page, baseUrl);
  await strokes(page, 1);
  await page.getByText("一本め。余白のすみに、だれかが試し書き。").waitFor();
  // Twenty-eight nights go by, and then one more.
  await addEarlierLetters(hub.databaseUrl, 28);
  await page.goto(`${baseUrl}/lmp`);
  await openButton(page).waitFor();
  await strokes(page, 29);
  await expect(page.locator("[data-phase]")).toHaveAttribute("data-phase", "6");
  await page.getByText("三十本め。つながった。なにか言いたげに、黙っている。").waitFor();
  await expectMouthApart(page);
  await waitForHydration(page);
  await openButton(page).press("Enter");
  await strokes(page, 30);
  await page.getByRole("link", { name: "口を見る" }).click();
  await page.waitForURL(/\/lmp\?c=0[0-9A-Z]{30}$/);
  await page.getByText("あなたの三十通").waitFor();
  await page.getByRole("button", { name: "シェア" }).waitFor();

  const recipient = await anotherPhone();
  await recipient.goto(page.url());
  await recipient.getByText("だれかの三十通").waitFor();
  await expect(recipient.getByRole("heading", { level: 1 })).toHaveText(/^(甘い|辛い|苦い|澄んだ)口$/);
  await expect(recipient.locator("main svg[role=img] path")).toHaveCount(30);
  await recipient.getByRole("link", { name: "自分の手紙を開ける" }).click();
  await openButton(recipient).waitFor();
  await recipient.goto(`${baseUrl}/lmp?c=nothing`);
  await recipient.getByText("この手紙は読めませんでした。").waitFor();
});

const strokes = (page: Page, count: number) =>
  expect(page.locator("[data-mouth]")).toHaveAttribute("data-mouth", String(count));

/** The letter that was opened tonight was opened last night, and there were others before it. */
async function addEarlierLetters(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE prophecies SET jst_day = jst_day - 1");
  await client.query(
    `INSERT INTO prophecies (visitor_id, jst_day, source, sign, gesture, aside, hour, shade, form, content_version, opened_at)
     SELECT visitor_id, jst_day - n, 1 + (n * 11) % 240, sign, gesture, aside, hour, shade, form, content_version, opened_at
     FROM prophecies, generate_series(1, $1::integer) AS n`,
    [count],
  );
  await client.end();
}

/** On a small phone, too, the mouth lies beside the sentence and over the letter. */
async function expectMouthApart(page: Page): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const mouth = document.querySelector("[data-mouth]")?.getBoundingClientRect();
          const title = document.querySelector("main h1")?.getBoundingClientRect();
          return mouth && title && mouth.left >= 0 && mouth.right <= title.left;
        }),
      )
      .toBe(true);
  }
}
