import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { openPhotoStore } from "../photos.ts";
import { openDiskStore } from "../storage/disk-store.ts";
import { seededRandom } from "../random.ts";
import { readBackup } from "./manifest.ts";
import { writeNightlyBackup } from "./nightly-backup.ts";

const photoId = seededRandom("nights").uuid();
let fresh: TestDatabase;
let dataDir: string;
let root: string;

beforeEach(async () => {
  fresh = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "kate-place-"));
  root = join(dataDir, "backups");
  await openPhotoStore(openDiskStore(dataDir)).put(photoId, Buffer.from("a photo"));
});
afterEach(async () => {
  await fresh.drop();
  rmSync(dataDir, { recursive: true });
});

const backUp = (day: string): Promise<void> =>
  writeNightlyBackup({
    url: fresh.url,
    photos: openPhotoStore(openDiskStore(dataDir)),
    root,
    day,
    keepDays: 14,
    now: new Date(`${day}T04:30:00+09:00`),
    signal: new AbortController().signal,
  });

test("each night leaves a folder that is whole; what is older than two weeks goes, but never the last three", async () => {
  for (const day of ["2026-10-01", "2026-10-02", "2026-10-03"]) await backUp(day);
  await backUp("2026-11-20");
  expect(readdirSync(root).toSorted()).toEqual(["2026-10-02", "2026-10-03", "2026-11-20"]);
  expect(await readBackup(join(root, "2026-11-20"))).toMatchObject({ photos: [{ id: photoId }] });
});

test("a second try of a night leaves a whole backup alone, and replaces one that is not", async () => {
  await backUp("2026-11-20");
  const { takenAt } = await readBackup(join(root, "2026-11-20"));
  await openPhotoStore(openDiskStore(dataDir)).put(seededRandom("later").uuid(), Buffer.from("taken meanwhile"));
  await backUp("2026-11-20");
  expect(await readBackup(join(root, "2026-11-20"))).toMatchObject({ takenAt, photos: [{ id: photoId }] });

  appendFileSync(join(root, "2026-11-20", "backup.json"), "x");
  await backUp("2026-11-20");
  expect((await readBackup(join(root, "2026-11-20"))).photos).toHaveLength(2);
});

test("what others keep in the same folder is not touched", async () => {
  mkdirSync(join(root, "2019-old-site"), { recursive: true });
  for (const day of ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]) await backUp(day);
  expect(readdirSync(root)).toContain("2019-old-site");
});
