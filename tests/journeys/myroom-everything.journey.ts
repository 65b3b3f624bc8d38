import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { keepsakeKinds } from "#contracts/keepsake.ts";
import { waysOfFaces } from "../seals/ways-of-faces.ts";
import { waysOfLetters } from "../seals/ways-of-letters.ts";
import { waysOfMaking } from "../seals/ways-of-making.ts";
import { waysOfTheLipWorld } from "../seals/ways-of-the-lip-world.ts";
import { waysOfVoices } from "../seals/ways-of-voices.ts";
import { untilAlive } from "#test-support/arrival.ts";
import { untilPublished } from "#test-support/campaigns.ts";
import { test } from "./fixtures/journey-test.ts";
import { pageWalker } from "./steps/page-walker.ts";
import { erasedByHand, handedOver, hasNothingOf, opened, taken } from "./steps/room-steps.ts";

const ways = { ...waysOfFaces, ...waysOfLetters, ...waysOfMaking, ...waysOfTheLipWorld, ...waysOfVoices };
/** Something in every site that keeps something: a whole stage first, which takes its time. */
const deeds = [
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
  async ({ page, anotherPhone, ownZone, putForward: clock }) => {
    const zone = await ownZone(clock.env);
    await untilPublished(zone.url, "half-open");
    await page.goto(`${zone.url}/faq`);
    await untilAlive(page);
    const me = pageWalker(page, clock);
    for (const deed of deeds) await ways[deed]!(me);
    assert.ok(me.told.length >= deeds.length - 2, `${me.told.length} seals were told: ${me.told.join(" ")}`);

    await page.goto(`${zone.url}/myroom`);
    await allStands(page);
    await opensAgain(page);

    const { words } = await me.write<{ words: { reading: string }[] }>("POST", "/api/visitor/words");
    const second = await anotherPhone();
    await second.goto(`${zone.url}/myroom/check`);
    await untilAlive(second);
    await enterWords(second, words.map(({ reading }) => reading).join("\n"));
    await second.goto(`${zone.url}/myroom`);
    await allStands(second);

    await second.goto(`${zone.url}/myroom/check`);
    await untilAlive(second);
    const third = await anotherPhone();
    await third.goto(await handedOver(second));
    await taken(third);
    await third.goto(`${zone.url}/myroom`);
    await allStands(third);

    await third.goto(`${zone.url}/myroom/check`);
    await untilAlive(third);
    await writtenWhole(third);
    await goneToTheLastRow(third, zone.databaseUrl);
  },
);

/** Every kind has its shelf in the list, and something on it. */
async function allStands(page: Page): Promise<void> {
  await untilAlive(page);
  await page.locator("#room-face > summary").waitFor();
  for (const kind of keepsakeKinds) {
    await page.locator(`#room-${kind} > summary`).press("Enter");
    await page.locator(`[data-items="${kind}"] > li`).first().waitFor();
  }
}

/** Each thing leads to a page that is there. */
async function opensAgain(page: Page): Promise<void> {
  const faults = await page.evaluate(async (kinds) => {
    const lost: string[] = [];
    for (const kind of kinds)
      for (const { href } of document.querySelectorAll<HTMLAnchorElement>(`[data-items="${kind}"] a`)) {
        const answer = await fetch(href);
        const [wanted, found] = [new URL(href).pathname, new URL(answer.url).pathname];
        if (!answer.ok || wanted !== found) lost.push(`${kind}: ${href} leads to ${answer.status} ${answer.url}`);
      }
    return lost;
  }, keepsakeKinds);
  assert.deepEqual(faults, []);
}

async function enterWords(page: Page, words: string): Promise<void> {
  const form = await opened(page, "あいことばで開く");
  await form.getByLabel("五つのことば").fill(words);
  await form.getByRole("button", { name: "部屋を探す" }).press("Enter");
  await page.getByRole("button", { name: "合わせる", exact: true }).press("Enter");
  await page.getByText("ひとつの部屋になりました。").first().waitFor();
}

async function writtenWhole(page: Page): Promise<void> {
  const place = await opened(page, "書き出す");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    place.getByRole("button", { name: "全部を書類で（JSON）" }).press("Enter"),
  ]);
  const whole = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown[]>;
  const tables = ["face_results", "meetings", "prophecies", "votes", "mascaras", "palettes", "try_ons", "recipes"];
  tables.push("hack_results", "collected_colours", "paintings", "red_memories", "draw_tickets", "wishes", "reviews");
  tables.push("film_bookmarks", "stopped_colours", "two_faces", "footprints", "stage_runs", "seals", "blind_picks");
  for (const table of tables) assert.ok((whole[table]?.length ?? 0) >= 1, `${table} is written out`);
}

async function goneToTheLastRow(page: Page, databaseUrl: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ visitor_id: string }>("SELECT visitor_id FROM face_results");
    assert.equal(rows.length, 1);
    await erasedByHand(page);
    await hasNothingOf(client, rows[0]!.visitor_id);
  } finally {
    await client.end();
  }
}
