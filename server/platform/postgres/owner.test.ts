import { chmod, mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { canEnter, ownerOf } from "./owner.ts";

/** A user that nothing here belongs to. */
const otherUser = { uid: 54_321, gid: 54_321 };
let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "kate-owner-")));
  await mkdir(join(folder, "closed", "open"), { recursive: true });
  await chmod(folder, 0o711);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("another user may enter where every folder on the way lets others through", async () => {
  await chmod(join(folder, "closed"), 0o711);
  await chmod(join(folder, "closed", "open"), 0o755);
  expect(await canEnter(join(folder, "closed", "open"), otherUser)).toBe(true);
});

test("one closed folder on the way is enough to keep another user out, but not this one", async () => {
  await chmod(join(folder, "closed"), 0o700);
  expect(await canEnter(join(folder, "closed", "open"), otherUser)).toBe(false);
  expect(await canEnter(join(folder, "closed", "open"), null)).toBe(true);
});

test("a folder that is not there yet has no owner", async () => {
  expect(await ownerOf(join(folder, "nothing"))).toBe(undefined);
});
