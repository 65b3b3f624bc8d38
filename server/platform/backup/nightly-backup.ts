import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoStore } from "../photos.ts";
import { BackupError, readBackup } from "./manifest.ts";
import { writeBackup } from "./write-backup.ts";

export interface NightlyBackup {
  /** Of the database. */
  url: string;
  photos: PhotoStore;
  /** Holds one folder a day, named by it. */
  root: string;
  /** "2026-11-20", in Japan. */
  day: string;
  /** Older ones go, except for the newest three. */
  keepDays: number;
  now: Date;
  signal: AbortSignal;
}

/** A fault that nobody saw for a month must not have taken every good backup with it. */
const fewestBackups = 3;
const dayName = /^\d{4}-\d\d-\d\d$/;

/**
 * Writes the backup of a day, reads it through as a restore would, and deletes those that are too old. One that is there and whole
 * is left as it is, so that a second try does no harm; one that is not is written anew.
 * @throws BackupError when what was written cannot be read back
 */
export async function writeNightlyBackup({ root, day, keepDays, ...rest }: NightlyBackup): Promise<void> {
  const folder = join(root, day);
  await mkdir(root, { recursive: true, mode: 0o700 });
  if (!(await isWhole(folder))) {
    await rm(folder, { recursive: true, force: true });
    await writeBackup({ ...rest, folder });
    await readBackup(folder);
  }
  await deleteOld(root, day, keepDays);
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    await readBackup(folder);
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
}

async function deleteOld(root: string, day: string, keepDays: number): Promise<void> {
  const oldest = new Date(Date.parse(day) - keepDays * 86_400_000).toISOString().slice(0, 10);
  // What others laid down here is not ours to delete.
  const days = (await readdir(root)).filter((name) => dayName.test(name)).toSorted();
  for (const name of days.slice(0, -fewestBackups))
    if (name <= oldest) await rm(join(root, name), { recursive: true, force: true });
}
