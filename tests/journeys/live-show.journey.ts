import type { Page } from "@playwright/test";
import show from "#content/live-shows/te-no-uchi.json" with { type: "json" };
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** Wednesday, ten in the evening in Japan: 手の内、ぜんぶ begins. */
const startMs = Date.parse("2026-11-25T13:00:00Z");
const at = (second: number): Date => new Date(startMs + second * 1_000);
const { poll, beats } = show;
const opensAtS = beats.find(({ kind }) => kind === "poll")!.atS;
const colourBeat = beats.find(({ kind }) => kind === "colour")!;
const [draw, leave] = poll.choices as [(typeof poll.choices)[0], (typeof poll.choices)[0]];

const beatOf = (page: Page) => page.locator("[data-beat]").getAttribute("data-beat");
/** The words that are read under the stage. */
const captionOf = (page: Page) => page.locator("[data-caption]");

/** Whether what is read belongs to the beat that is on the stage. */
async function isCaptionOfBeat(page: Page, lang: keyof (typeof beats)[0]["words"]): Promise<boolean> {
  const key = await beatOf(page);
  const words = await captionOf(page).textContent();
  return words === beats[Number(key?.slice("b-".length))]?.words[lang];
}

test("two phones see the same beat, also the one that comes late; its colour fills both, and its captions are in six languages", async ({
  page,
  anotherPhone,
  ownHub,
  adjustableClock: clock,
}) => {
  clock.setTo(at(-60));
  const hub = await ownHub(clock.env);
  const late = await anotherPhone();
  clock.setTo(at(0));
  await page.goto(`${hub.url}/live`);
  await expect.poll(() => isCaptionOfBeat(page, "ja")).toBe(true);

  clock.setTo(at(colourBeat.atS));
  await Promise.all([page.reload(), late.goto(`${hub.url}/live`)]);
  await Promise.all([page, late].map((phone) => phone.locator('[data-reveal="lip-08"]').waitFor()));
  await expect.poll(async () => (await beatOf(page)) === (await beatOf(late))).toBe(true);
  for (const lang of ["en", "zh-TW", "zh-HK", "ko", "th"] as const) {
    await late.getByRole("combobox", { name: "字幕" }).selectOption(lang);
    await expect(captionOf(late)).toHaveAttribute("lang", lang);
    await expect.poll(() => isCaptionOfBeat(late, lang)).toBe(true);
  }
});

test("a poll changes the end for everybody; wants are counted down; the question asked most is answered", async ({
  page,
  anotherPhone,
  ownHub,
  adjustableClock: clock,
}) => {
  clock.setTo(at(opensAtS + 10));
  const hub = await ownHub(clock.env);
  const other = await anotherPhone();
  for (const phone of [page, other]) {
    await phone.goto(`${hub.url}/live`);
    await phone.locator('[data-live="on"][data-line="here"]').waitFor();
  }
  await page.getByRole("button", { name: leave.words.ja, exact: true }).click();
  await page.getByText("ここまでの投票 1票").waitFor();
  await other.getByText("あと24人").waitFor();
  await page.getByRole("button", { name: "この色がほしい" }).click();
  await other.getByText("あと23人").waitFor();
  await page.getByRole("tab", { name: "質問" }).click();
  await page.getByRole("button", { name: /契約を破ったら/ }).click();
  await other.getByRole("log").getByText("契約を破ったら").waitFor();

  const lastQuestion = beats.filter(({ kind }) => kind === "question").at(-1)!;
  clock.setTo(at(lastQuestion.atS + 7));
  await other.reload();
  await expect(captionOf(other)).toHaveText(show.questions.find(({ id }) => id === "break")!.answer.ja);

  clock.setTo(at(poll.closesAtS + 1));
  await other.reload();
  await other.getByText(`「${leave.words.ja}」に決まりました。`).waitFor();
  clock.setTo(at(leave.ending.beats[0]!.atS + 2));
  await Promise.all([page.reload(), other.reload()]);
  for (const phone of [page, other]) await expect(captionOf(phone)).toHaveText(leave.ending.beats[0]!.words.ja);

  clock.setTo(at(721));
  await page.goto(`${hub.url}/live?r=te-no-uchi`);
  await waitForHydration(page);
  await page.getByText("この夜の結末").waitFor();
  await page.getByText("この夜、1人が今夜の色をほしいと言いました。").waitFor();
  await expect(page.locator("[data-ending]")).toHaveAttribute("data-ending", leave.id);
});

test("a replay goes by one's own clock: its chapters, its colours, and the ending that did not happen", async ({
  page,
  ownHub,
  adjustableClock: clock,
}) => {
  clock.setTo(at(10_000));
  const hub = await ownHub(clock.env);
  await page.goto(`${hub.url}/live?r=te-no-uchi`);
  await waitForHydration(page);
  await page.locator('[data-beat="before"]').waitFor();
  const chapter = show.chapters[2]!;
  await page.getByRole("button", { name: chapter.words.ja }).click();
  await expect(page.locator("[data-beat]")).toHaveAttribute(
    "data-beat",
    `b-${beats.findIndex(({ atS }) => atS === chapter.atS)}`,
  );
  await page.getByRole("button", { name: "一時停止" }).click();
  await page.getByRole("button", { name: /^几帳面な悪魔、/ }).click();
  await page.locator('[data-reveal="lip-08"]').waitFor();
  await page.getByRole("button", { name: `「${draw.words.ja}」の結末：${draw.ending.title.ja}` }).click();
  await expect(captionOf(page)).toHaveText(draw.ending.beats[0]!.words.ja);
  await page.getByRole("link", { name: "几帳面な悪魔", exact: true }).first().click();
  await page.waitForURL(/\/all-products\?p=lip-08/);
});

test("off air the next show is counted down to", async ({ page, ownHub, adjustableClock: clock }) => {
  clock.setTo(at(10_000));
  const hub = await ownHub(clock.env);
  await page.goto(`${hub.url}/live`);
  // Thursday, ten in the evening; it was a quarter to one.
  await expect(page.getByRole("timer")).toHaveText(/^始まるまで 21:1[23]:\d\d$/);
});

test("without a script the whole programme can be read, on air and afterwards", async ({
  anotherPhone,
  ownHub,
  adjustableClock: clock,
}) => {
  clock.setTo(at(60));
  const hub = await ownHub(clock.env);
  const page = await anotherPhone({ javaScriptEnabled: false });
  await page.goto(`${hub.url}/live`);
  await page.getByText(beats[0]!.words.ja, { exact: true }).waitFor();
  await page.getByText(leave.ending.beats[0]!.words.ja, { exact: true }).waitFor();
  await page.goto(`${hub.url}/live?r=te-no-uchi`);
  await page.locator("[data-programme] summary").first().click();
  await page.getByText(beats[0]!.words.ja, { exact: true }).waitFor();
});
