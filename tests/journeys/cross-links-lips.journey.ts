import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import pg from "pg";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { startCompanion, advanceUntil } from "./steps/companion-steps.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("who goes along hears of the vote, the signs of the letters are lore, and whoever was elected has a chapter", async ({
  page,
  ownHub,
  anotherPhone,
}) => {
  const hub = await ownHub();
  const database = new pg.Client({ connectionString: hub.databaseUrl });
  await database.connect();
  try {
    await startCompanion(page, hub.url);
    await companionMentionsVoteRise(page, hub.url, database);
    await omensAreMonsterFacts(page, hub.url, database);
    await chapterOfPollWinner(await anotherPhone(), hub.url, database);
  } finally {
    await database.end();
  }
});

/** Overnight the goldfish came from the second place to the first: it says so once, wherever one is first. */
async function companionMentionsVoteRise(page: Page, url: string, database: pg.Client): Promise<void> {
  const vote = "lmv-first-ball";
  const leaderboard = (votes: Record<string, number>): string =>
    JSON.stringify(Object.entries(votes).map(([monsterId, count]) => ({ monsterId, votes: count })));
  await database.query(
    `INSERT INTO vote_counters (poll_id, monster_id, jst_day, slot, counted, quarantined)
     VALUES ($1, '01', current_date, 0, 12, 0), ($1, '13', current_date, 0, 10, 0)`,
    [vote],
  );
  await database.query(
    `INSERT INTO vote_boards (poll_id, shown_at, standings, quarantined)
     VALUES ($1, now() - interval '25 hours', $2, 0), ($1, now(), $3, 0)`,
    [vote, leaderboard({ "13": 9, "01": 4 }), leaderboard({ "01": 12, "13": 10 })],
  );
  const companionLine = page.locator("[data-companion-line]");
  await page.clock.install();
  await page.goto(`${url}/faq`);
  await waitForHydration(page);
  await advanceUntil(page, companionLine.getByText("すこし上の段に来ちゃった。"));
  await page.goto(`${url}/tips`);
  await waitForHydration(page);
  await advanceUntil(page, companionLine.getByText("答えは、上にも下にも半分ずつ置いてある。"));
}

/** What all visitors answered to the signs stands with the monster that keeps them. */
async function omensAreMonsterFacts(page: Page, url: string, database: pg.Client): Promise<void> {
  await database.query(
    `WITH others AS (
       INSERT INTO visitors (id, created_at, lang) SELECT gen_random_uuid(), now(), 'ja' FROM generate_series(1, 40)
       RETURNING id
     ), counted AS (SELECT id, row_number() OVER () AS n FROM others)
     INSERT INTO prophecies (visitor_id, jst_day, source, sign, gesture, aside, hour, shade, form, content_version,
                             opened_at, answer, answered_at)
     SELECT id, current_date - 200 - sign, 1, sign, 1, 1, 1, 1, 'night', 'x', now(),
       CASE WHEN n <= 26 THEN 'yes' ELSE 'no' END, now() FROM counted, generate_series(1, 90) AS sign`,
  );
  await page.goto(`${url}/lmw/monster?m=01`);
  const facts = page.getByRole("region", { name: "見張っている兆し" });
  await facts.getByText("40人のうち65％が「はい」。").first().waitFor();
  await facts.getByText("町では、よく見られている。").first().waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await facts.getByRole("link", { name: "今夜の兆しを受け取る" }).tap();
  await page.waitForURL(`${url}/lmp`);
}

/** Whoever was elected has its chapter, for all to read, met or not; the others have none yet. */
async function chapterOfPollWinner(page: Page, url: string, database: pg.Client): Promise<void> {
  await database.query("INSERT INTO vote_finals (poll_id, made_at, results) VALUES ('before', now(), $1)", [
    JSON.stringify({ standings: [{ monsterId: "14", votes: 9 }] }),
  ]);
  await page.goto(`${url}/lmw/monster?m=13`);
  await waitForHydration(page);
  await page.locator("article[data-ready]").waitFor();
  await expect(page.locator("[data-chapter]")).toHaveCount(0);
  await page.goto(`${url}/lmw/monster?m=14`);
  await waitForHydration(page);
  const chapter = page.locator("[data-chapter]");
  await chapter.getByRole("heading", { name: "はじめて欠ける夜" }).waitFor();
  await chapter.getByText("「なんだい、欠けると、涼しいじゃないか」").waitFor();
  const saved = page.waitForEvent("download");
  await chapter.getByRole("button", { name: "この絵を壁紙にする" }).tap();
  assert.equal((await saved).suggestedFilename(), "煮詰めた満月 壁紙.jpg");
  await expectNoAxeIssues(page);
}
