import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readSavedItemKinds } from "#tools/sites/saved-item-kinds.ts";
import { faceScenarios } from "../badges/scenarios-faces.ts";
import { prophecyScenarios } from "../badges/scenarios-prophecies.ts";
import { workScenarios } from "../badges/scenarios-works.ts";
import { lipWorldScenarios } from "../badges/scenarios-lip-world.ts";
import { reviewScenarios } from "../badges/scenarios-reviews.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { waitForCampaign } from "#test-support/campaigns.ts";
import { test } from "./fixtures/journey-test.ts";
import { createPageUser } from "./steps/page-user.ts";
import {
  eraseByHand,
  createTransferLink,
  expectNothingStored,
  openDrawer,
  acceptTransfer,
} from "./steps/visitor-data-steps.ts";

const scenarios = {
  ...faceScenarios,
  ...prophecyScenarios,
  ...workScenarios,
  ...lipWorldScenarios,
  ...reviewScenarios,
};
/** Something in every site that keeps something: a whole stage first, which takes its time. */
const scenarioNames = [
  ...["first-word", "five-met", "treasure", "ballot"],
  ...["starting-point", "one-sheet", "one-trick", "worn", "both-true"],
  ...["first-letter", "one-vote", "own-red", "a-door"],
  ...["one-brush", "four-wells", "disguise", "sixty-seconds", "afterlife"],
  ...["margin-note", "asked", "no-names", "a-want", "said-it", "held-colour", "ribbon"],
];

/** Not the browser's own, which says that it is driven: what machines choose is not counted. */
const userAgent =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

test.use({ userAgent });

test(
  "something of every site stands in my room, goes along by words and by link, is written out whole, and is gone to the last row",
  { tag: "@slow" },
  async ({ page, anotherPhone, ownHub, adjustableClock: clock }) => {
    const hub = await ownHub(clock.env);
    await waitForCampaign(hub.url, "half-open");
    await page.goto(`${hub.url}/faq`);
    await waitForHydration(page);
    const me = createPageUser(page, clock);
    for (const scenario of scenarioNames) await scenarios[scenario]!(me);
    assert.ok(
      me.earnedBadges.length >= scenarioNames.length - 2,
      `${me.earnedBadges.length} seals were told: ${me.earnedBadges.join(" ")}`,
    );

    await page.goto(`${hub.url}/myroom`);
    await allItemsShown(page);
    await everyItemOpens(page);

    const { words } = await me.write<{ words: { reading: string }[] }>("POST", "/api/visitor/words");
    const second = await anotherPhone();
    await second.goto(`${hub.url}/myroom/check`);
    await waitForHydration(second);
    await enterRecoveryWords(second, words.map(({ reading }) => reading).join("\n"));
    await second.goto(`${hub.url}/myroom`);
    await allItemsShown(second);

    await second.goto(`${hub.url}/myroom/check`);
    await waitForHydration(second);
    const third = await anotherPhone();
    await third.goto(await createTransferLink(second));
    await acceptTransfer(third);
    await third.goto(`${hub.url}/myroom`);
    await allItemsShown(third);

    await third.goto(`${hub.url}/myroom/check`);
    await waitForHydration(third);
    await exportedWhole(third);
    await erasedToLastRow(third, hub.databaseUrl);
  },
);

const savedItemKinds = await readSavedItemKinds();

/** Every kind has its shelf in the list, and something on it. */
async function allItemsShown(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator("#room-face > summary").waitFor();
  for (const kind of savedItemKinds) {
    await page.locator(`#room-${kind} > summary`).press("Enter");
    await page.locator(`[data-items="${kind}"] > li`).first().waitFor();
  }
}

/** Each thing leads to a page that is there. */
async function everyItemOpens(page: Page): Promise<void> {
  const issues = await page.evaluate(async (kinds) => {
    const missing: string[] = [];
    for (const kind of kinds)
      for (const { href } of document.querySelectorAll<HTMLAnchorElement>(`[data-items="${kind}"] a`)) {
        const answer = await fetch(href);
        const [wanted, found] = [new URL(href).pathname, new URL(answer.url).pathname];
        if (!answer.ok || wanted !== found) missing.push(`${kind}: ${href} leads to ${answer.status} ${answer.url}`);
      }
    return missing;
  }, savedItemKinds);
  assert.deepEqual(issues, []);
}

async function enterRecoveryWords(page: Page, words: string): Promise<void> {
  const form = await openDrawer(page, "あいことばで開く");
  await form.getByLabel("五つの言葉").fill(words);
  await form.getByRole("button", { name: "部屋を探す" }).press("Enter");
  await page.getByRole("button", { name: "合わせる", exact: true }).press("Enter");
  await page.getByText("ひとつの部屋になりました。").first().waitFor();
}

async function exportedWhole(page: Page): Promise<void> {
  const place = await openDrawer(page, "データをダウンロード");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    place.getByRole("button", { name: "全部のデータをダウンロード（JSON）" }).press("Enter"),
  ]);
  const whole = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown[]>;
  const tables = ["face_results", "meetings", "prophecies", "votes", "mascaras", "palettes", "try_ons", "recipes"];
  tables.push("hack_results", "collected_colours", "paintings", "red_memories", "draw_tickets", "wishes", "reviews");
  tables.push("film_bookmarks", "stopped_colours", "two_faces", "footprints", "stage_runs", "seals", "blind_picks");
  for (const table of tables) assert.ok((whole[table]?.length ?? 0) >= 1, `${table} is written out`);
}

async function erasedToLastRow(page: Page, databaseUrl: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ visitor_id: string }>("SELECT visitor_id FROM face_results");
    assert.equal(rows.length, 1);
    await eraseByHand(page);
    await expectNothingStored(client, rows[0]!.visitor_id);
  } finally {
    await client.end();
  }
}
