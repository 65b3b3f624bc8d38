import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { signTestRound } from "#test-support/test-beacon.ts";
import { beaconRound } from "#server/modules/draws/beacon.ts";
import { typeCommand } from "#test-support/type-command.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { prepareDemo, seedDemo } from "#server/modules/draws/demo.ts";
import { freezeCampaign } from "#server/modules/draws/draw-campaign.ts";
import { enterAfter } from "#server/modules/draws/enter.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { reportSamplePainting } from "#server/modules/paintings/sample-reports.ts";
import { submitPainting } from "#server/modules/paintings/submit-painting.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { openBucketStore } from "#server/platform/storage/bucket-store.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { seededRandom } from "#server/platform/random.ts";
import { startTestStorage, type TestStorage } from "#test-support/s3/test-storage.ts";
import { UsageError } from "./command.ts";
import { openHub } from "./open-hub.ts";
import { createCommandLine } from "./zone.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const root = join(import.meta.dirname, "..");
const guide = readFileSync(join(root, "docs/guides/operate.md"), "utf8");
const commandPrefix = "npm run -s zone -- ";
/** The lines one is told to type: what stands four blanks in. */
const lines = [...guide.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line ?? "");

const clock = fixedClock("2026-11-20T12:00:00Z");
const random = seededRandom("the guide");
const visitorId = random.uuid();
const paintingId = random.uuid();
const mascaraId = random.uuid();
const photoId = random.uuid();
let folder: string;
let fresh: TestDatabase;
let database: Database;
let bucket: TestStorage;

const written = (id: string, year = "2026"): Campaign => {
  const text = readFileSync(join(root, `content/campaigns/${id}.json`), "utf8");
  return v.parse(campaignSchema, JSON.parse(withWeekdays(text.replaceAll("2026", year))));
};

/** In another year a day is another day of the week, and the terms have to say so. */
const withWeekdays = (text: string): string =>
  text.replaceAll(/(\d{4})年(\d+)月(\d+)日（.）/g, (_, ...[year, month, day]: string[]) => {
    const weekday = "日月火水木金土"[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()];
    return `${year}年${month}月${day}日（${weekday}）`;
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kate-guide-"));
  mkdirSync(join(folder, "campaigns"));
  mkdirSync(join(folder, "assets"));
  const pattern = written("moon-key", "2027");
  const organiser = "夜野化粧品株式会社（東京都渋谷区神宮前1-2-3）";
  const legal = { ...pattern.legal, organiser, contact: "夜野化粧品お客様窓口のフォーム、平日10:00から17:00。" };
  const next = { ...pattern, id: "guide-next", demonstration: null, legal };
  writeFileSync(join(folder, "campaigns/guide-next.json"), JSON.stringify(next));
  writeFileSync(join(folder, "codes.txt"), "GIFT-0001\nGIFT-0002\n");
  fresh = await createTestDatabase();
  bucket = await startTestStorage();
  await openPhotoStore(openDiskStore(join(folder, "data"))).put(photoId, Buffer.from("a photo"));
  database = openDatabase({
    url: fresh.url,
    max: 4,
    logger: memoryLogger(clock),
    connectWithinMs: testConnectWithinMs,
  });
  for (const id of ["half-open", "red-riddles", "moon-key"]) {
    const whole = written(id);
    const small = { ...whole, demonstration: whole.demonstration && { ...whole.demonstration, entrants: 60 } };
    const prepared = prepareDemo(small, clock.now());
    await database.transaction((queries) => seedDemo(queries, prepared, clock.now()));
  }
  await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
  await endedCampaign({ ...written("moon-key", "2025"), id: "guide-draw", demonstration: null });
  await somethingToLookAt();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.stop();
  await fresh.drop();
  await bucket.stop();
});

/** A campaign of a year ago whose list is closed: its hour has come. */
async function endedCampaign(campaign: Campaign): Promise<void> {
  const now = new Date("2025-11-01T00:00:00Z");
  await database.transaction((queries) => publishCampaign(queries, campaign, { seed: "5e".repeat(32), now }));
  const ids = { ticket: random.uuid(), entry: random.uuid(), win: random.uuid() };
  await enterAfter(database, { campaignId: campaign.id, visitorId, ids, now, firstDay: "2025-10-25" });
  await database.transaction((queries) => freezeCampaign(queries, campaign.id, clock.now()));
}

/** A painting that waits, a word and a sample that were reported, a mascara that hangs, and a vote that was counted. */
async function somethingToLookAt(): Promise<void> {
  const paint = { hex: "#ae0d29", grain: 2, medium: "oil" } as const;
  await database.transaction((queries) =>
    submitPainting(queries, {
      ...{ id: paintingId, visitorId, draftId: visitorId, title: "閉店まぎわの金魚", hex: "#ae0d29", family: "red" },
      painting: {
        ...{ paper: "bone", title: [0, 1] },
        paints: [{ parts: [{ source: "lip-03", share: 1 }], grain: 2, medium: "oil" }],
        strokes: [{ kind: "stamp", form: "moon", paint: 0, size: 2, turn: 0, x: 100, y: 100 }],
      },
      paints: [{ ...paint, parts: [{ hex: "#ae0d29", name: "終電のりんご飴", share: 1 }] }],
      now: clock.now(),
    }),
  );
  await database.query({
    text: `INSERT INTO mascaras (id, visitor_id, code, number, is_public, state, worry, is_experiment, likes, reports, made_at)
           VALUES ($1, $2, 'guide', 1, true, 'shown', 0, false, 0, 0, $3)`,
    values: [mascaraId, visitorId, clock.now()],
  });
  await database.query({
    text: `INSERT INTO sent_words (id, visitor_id, words, monster, state, reported_for, reported_at, sent_at)
           VALUES ($1, $2, '派手すぎる', 1, 'reported', 'other', $3, $3)`,
    values: [paintingId, visitorId, clock.now()],
  });
  // A sample of the wall, under the number that stands for a painting in the lines.
  const report = { sampleId: paintingId, visitorId, reason: "copied", now: clock.now() } as const;
  await reportSamplePainting(database, report);
  await database.query({
    text: `INSERT INTO votes (id, poll_id, visitor_id, jst_day, key, monster_id, voted_at, is_quarantined)
           VALUES ($1, 'ball', $1, '2026-11-20', $1, '03', $2, false)`,
    values: [visitorId, clock.now()],
  });
  await database.query({ text: "INSERT INTO vote_counters VALUES ('ball', '03', '2026-11-20', 1, 1, 0)" });
}

/** What stands for something in a line, by what the line is about. */
function filledIn(line: string): string {
  return line
    .replace("<96 hex digits>", signTestRound(beaconRound(Date.parse("2025-11-13T03:00:00Z"))))
    .replace("<new folder>", join(folder, "backup"))
    .replace("<folder>", join(folder, "assets"))
    .replace("<new>", "guide-next")
    .replace("<poll>", "ball")
    .replace("<mascara>", mascaraId)
    .replace("<key>", `photos/${photoId.slice(0, 2)}/${photoId}.webp`)
    .replace("<id>", / (?:paintings|words) /.test(line) ? paintingId : "guide-draw")
    .replace("codes.txt", join(folder, "codes.txt"));
}

/** Types a line as it stands there. @returns what it said; a refusal with "2: " before it */
async function typed(line: string): Promise<string> {
  const [command = "", file] = line.slice(commandPrefix.length).split(" > ");
  const storage = openBucketStore(bucket.settings, bucket.settings);
  const diskStorage = openDiskStore(join(folder, "data"));
  try {
    const { text } = await typeCommand(command, {
      ...{ database, databaseUrl: fresh.url, storage, diskStorage, bucket: bucket.settings, clock, random },
      assetBaseUrl: "https://assets.example.com",
      campaignFolder: join(folder, "campaigns"),
    });
    if (file !== undefined) writeFileSync(join(folder, file), `${text}\n`);
    return text;
  } catch (error) {
    if (error instanceof UsageError) return `2: ${error.message}`;
    throw error;
  } finally {
    storage.close();
  }
}

test("the guide has a line for every noun an operator needs, and the command line knows each verb it types", () => {
  const guideLines = lines
    .filter((line) => line.startsWith(commandPrefix))
    .map((line) => line.slice(commandPrefix.length).split(" "));
  expect(guideLines.length).toBeGreaterThan(40);
  const known = createCommandLine({ clock, random, open: openHub, report: () => {} }).commands.map(
    (noun) => [noun.name(), noun.commands.map((verb) => verb.name())] as const,
  );
  const verbsOf = new Map(known);
  for (const [noun = "", verb = ""] of guideLines.filter(([first]) => first !== "--help"))
    if (!verb.startsWith("-")) expect(verbsOf.get(noun), `${noun} ${verb}`).toContain(verb);
});

test("every line of it does what it says, typed one after the other on a fresh zone", async () => {
  const outputs = new Map<string, string>();
  for (const line of lines) {
    // Their own tests type these, with something that waits or with less to lay there.
    if (/^npm run -s zone -- (reviews |broadcasts |assets upload --bucket)/.test(line)) continue;
    if (line.startsWith(commandPrefix)) outputs.set(line, await typed(filledIn(line)));
    else if (line.startsWith("node verifier/"))
      outputs.set(
        line,
        execFileSync(process.execPath, [join(root, "verifier/verify-draw.mjs"), join(folder, "proof.json")], {
          encoding: "utf8",
        }),
      );
    else throw new Error(`nobody typed: ${line}`);
  }
  expect([...outputs].filter(([, text]) => text.startsWith("2: "))).toEqual([]);
  const outputOf = (line: string): string | undefined => outputs.get(commandPrefix + line);
  expect(outputOf("sites list")).toContain("lmw is closed and opens on 2099-12-24");
  expect(outputOf("paintings hide <id>")).toContain("is taken down");
  expect(outputOf("moderate list")).toContain(paintingId);
  expect(outputOf("content publish <folder>")).toContain("lies in");
  expect(readFileSync(join(folder, "assets/master/master-data.js"), "utf8")).toMatch(/^globalThis\./);
  expect(outputOf("campaigns publish <new>")).toMatch(/Its seal is [0-9a-f]{64}$/);
  expect(outputOf("storage move")).toMatch(/^moved 1 /);
  expect(outputOf("storage link <key> --minutes 10")).toContain("X-Amz-Signature=");
  expect(outputs.get("node verifier/verify-draw.mjs proof.json")).toContain("the draw holds: 8 winners");
  expect(outputOf("draws gift-codes red-riddles --prize lip --file codes.txt")).toContain("2 codes taken in");
  expect(outputOf("campaigns close half-open")).toBe("half-open takes no entry any more");
  expect(outputOf("backup create <new folder>")).toContain("Secrets do not");
  expect(outputOf("backup check <new folder>")).toMatch(/^whole: \d+ rows/);
  expect(outputOf("audit verify")).toMatch(/entries, every seal fits/);
}, 300_000);
