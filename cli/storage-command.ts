import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { photoPrefix } from "#server/platform/photos.ts";
import { copyObjects } from "#server/platform/storage/move-objects.ts";
import type { ObjectStore } from "#server/platform/storage/object-store.ts";
import {
  addVerb,
  type Actions,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  UsageError,
} from "./command.ts";

/** What is moved: what visitors sent. What was drawn is drawn again. */
const movedPrefixes = [photoPrefix];
const noBucket = "no bucket is set: S3_ENDPOINT and its fellows say where it is";
const maxLinkMinutes = 24 * 60;

/** `storage …`: where photos and drawn pictures lie. */
export function addStorageCommands(zone: CommandLine, { read, write }: Actions): void {
  const storage = zone.command("storage").description("where photos and drawn pictures lie: a folder or a bucket");
  addVerb(storage, "check", "what lies there, and whether it can be written and read").action(read(check));
  addVerb(storage, "move", "from the folder into the bucket of the settings; each is read back and compared")
    .option("--delete", "take away from the folder what was moved and is the same")
    .action(write(move));
  addVerb(storage, "rules", "have the bucket itself take away what is drawn anew and what was never finished").action(
    read(setRules),
  );
  addVerb(storage, "link <key>", "an address by which whoever has it may read one object for a while")
    .option("--minutes <n>", "so long; a day at the most", "10")
    .action(write(link));
}

async function check({ storage, random }: CommandContext): Promise<CommandResult> {
  const probe = `probes/${random.uuid()}.bin`;
  const bytes = random.bytes(64);
  await storage.put(probe, bytes, "application/octet-stream");
  const back = await storage.get(probe);
  await storage.remove(probe);
  const isSame = back !== null && Buffer.compare(back, bytes) === 0;
  const found = await count(storage, photoPrefix);
  const place = storage.kind === "bucket" ? "a bucket" : "a folder of DATA_DIR";
  return {
    text: isSame
      ? `${place}: written and read; ${found.count} photos, ${found.bytes} bytes`
      : `${place}: what was written does not come back`,
    data: { kind: storage.kind, isSame, photos: found.count, bytes: found.bytes },
    isRefused: !isSame,
  };
}

async function move(
  { storage, diskStorage }: CommandContext,
  { delete: shouldDelete }: { delete?: true },
): Promise<CommandResult> {
  if (storage.kind !== "bucket") throw new UsageError(noBucket);
  const signal = new AbortController().signal;
  const report = await copyObjects(diskStorage, storage, movedPrefixes, {
    signal,
    shouldDelete: shouldDelete === true,
  });
  const isWhole = report.different.length === 0;
  const left = shouldDelete ? "; what was moved is gone from the folder" : "";
  return {
    text: isWhole
      ? `moved ${report.moved} (${report.bytes} bytes), ${report.alreadyThere} were there; every one read back and compared${left}`
      : `${report.different.length} came back different and stay where they are: ${report.different.slice(0, 5).join(", ")}`,
    data: report,
    isRefused: !isWhole,
  };
}

async function setRules({ bucket }: CommandContext): Promise<CommandResult> {
  if (bucket === null) throw new UsageError(noBucket);
  const { setStorageRules } = await import("./storage-rules.ts");
  const rules = await setStorageRules(bucket);
  return { text: `the bucket goes by these rules now: ${rules.join(", ")}`, data: { rules } };
}

/** Whoever makes one looks at what is somebody's: it is written down. */
async function link(
  { storage, database, clock }: CommandContext,
  key: string,
  { minutes: given }: { minutes: string },
): Promise<CommandResult> {
  const minutes = Number(given);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > maxLinkMinutes)
    throw new UsageError(`--minutes ${given}: a whole number, ${maxLinkMinutes} at the most`);
  if ((await storage.get(key)) === null) throw new UsageError(`there is no ${key}`);
  const address = await storage.signRead(key, minutes * 60);
  if (address === null) throw new UsageError(noBucket);
  await appendAudit(database, { at: clock.now(), action: "storage.link", subject: key, detail: { minutes } });
  return { text: address, data: { address, minutes } };
}

async function count(store: ObjectStore, prefix: string): Promise<{ count: number; bytes: number }> {
  const found = { count: 0, bytes: 0 };
  for await (const { bytes } of store.list(prefix)) {
    found.count++;
    found.bytes += bytes;
  }
  return found;
}
