import { join, resolve } from "node:path";
import { jstDay } from "#contracts/jst-calendar.ts";
import { verifyAudit } from "#server/modules/audit/audit-log.ts";
import { BackupError, readBackup } from "#server/platform/backup/manifest.ts";
import { writeNightlyBackup } from "#server/platform/backup/nightly-backup.ts";
import { countRows, restoreBackup } from "#server/platform/backup/restore-backup.ts";
import { writeBackup } from "#server/platform/backup/write-backup.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";

/** `backup …`: the whole hub as one folder, and back. */
export function addBackupCommands(zone: CommandLine, { read, write }: Actions): void {
  const backup = zone.command("backup").description("all rows and photos as one folder, and back");
  addVerb(backup, "create <folder>", "write one, while the hub goes on").action(read(whenSound(create)));
  addVerb(backup, "nightly <folder>", "write today's into it, read it through, and take away what is too old")
    .option("--keep-days <n>", "the newest three always stay", "14")
    .action(read(nightly));
  addVerb(backup, "check <folder>", "whether one is whole and unchanged").action(read(whenSound(check)));
  addVerb(backup, "restore <folder>", "put one into a fresh place, and compare").action(write(whenSound(restore)));
}

/** What is wrong with a folder is told like anything that cannot be done. */
const whenSound =
  (work: (context: CommandContext, folder: string) => Promise<CommandResult>) =>
  async (context: CommandContext, folder: string): Promise<CommandResult> => {
    try {
      return await work(context, resolve(folder));
    } catch (error) {
      if (error instanceof BackupError) throw new UsageError(error.message);
      throw error;
    }
  };

async function create({ databaseUrl: url, storage, clock }: CommandContext, folder: string): Promise<CommandResult> {
  const photos = openPhotoStore(storage);
  const signal = new AbortController().signal;
  const { tables, photos: copied } = await writeBackup({ url, photos, folder, now: clock.now(), signal });
  const rows = sumRows(tables);
  return {
    text: `${rows} rows of ${tables.length} tables and ${copied.length} photos lie in ${folder}. Secrets do not: keep SECRETS or secrets.json elsewhere`,
    data: { folder, rows, tables: tables.length, photos: copied.length },
  };
}

/** What the hub does by itself each night where `BACKUP_DIR` is set: for a scheduler that does it in its place. */
async function nightly(
  { databaseUrl: url, storage, clock }: CommandContext,
  folder: string,
  { keepDays: given }: { keepDays: string },
): Promise<CommandResult> {
  const keepDays = Number(given);
  if (!Number.isInteger(keepDays) || keepDays < 1) throw new UsageError(`--keep-days ${given}: a whole number of days`);
  const [now, root] = [clock.now(), resolve(folder)];
  const day = jstDay(now);
  const photos = openPhotoStore(storage);
  await writeNightlyBackup({ url, photos, root, day, keepDays, now, signal: new AbortController().signal });
  return { text: `${day} lies whole in ${root}`, data: { folder: join(root, day), day } };
}

async function check(_: CommandContext, folder: string): Promise<CommandResult> {
  const { takenAt, tables, photos } = await readBackup(folder);
  const rows = sumRows(tables);
  return {
    text: `whole: ${rows} rows and ${photos.length} photos of ${takenAt}`,
    data: { folder, takenAt, rows, photos: photos.length },
  };
}

async function restore(context: CommandContext, folder: string): Promise<CommandResult> {
  const { databaseUrl: url, storage, clock, database } = context;
  const photos = openPhotoStore(storage);
  const { takenAt, tables, photos: copied } = await restoreBackup({ url, photos, folder, logger: memoryLogger(clock) });
  const counts = await countRows(url, tables);
  const different = tables.filter(({ name, rows }) => counts.get(name) !== rows).map(({ name }) => name);
  const audit = await verifyAudit(database);
  const isSound = different.length === 0 && audit.brokenAt === null;
  const rows = sumRows(tables);
  return {
    text: isSound
      ? `restored as of ${takenAt}: ${rows} rows and ${copied.length} photos, every table counted; the audit log is whole (${audit.entries} entries)`
      : `restored, and not as it was: ${[...different, ...(audit.brokenAt === null ? [] : [`audit log at entry ${audit.brokenAt}`])].join(", ")}`,
    data: { folder, takenAt, rows, photos: copied.length, different, audit: { ...audit } },
    isRefused: !isSound,
  };
}

const sumRows = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);
