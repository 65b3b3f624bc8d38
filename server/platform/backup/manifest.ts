import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const identifier = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/));
const fileSchema = v.strictObject({ bytes: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** What a backup holds. It is written last: a folder without it is none. */
export const manifestSchema = v.strictObject({
  format: v.literal("kate-zone-backup/1"),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The newest migration of its database, by the moment that its journal names. */
  migration: count,
  tables: v.array(
    v.strictObject({ name: identifier, columns: v.array(identifier), rows: count, ...fileSchema.entries }),
  ),
  sequences: v.array(v.strictObject({ name: identifier, value: v.pipe(v.string(), v.regex(/^\d+$/)) })),
  photos: v.array(v.strictObject({ id: v.pipe(v.string(), v.uuid()), ...fileSchema.entries })),
});
export type BackupManifest = v.InferOutput<typeof manifestSchema>;
export type BackupTable = BackupManifest["tables"][number];

/** A folder that is no whole backup; the message is for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BackupError";
  }
}

export const manifestFile = "backup.json";
/** Rows of a table as PostgreSQL's COPY writes them, packed. */
export const tableFile = ({ name }: Pick<BackupTable, "name">): string => `tables/${name}.copy.gz`;
export const photoFile = (id: string): string => `photos/${id.slice(0, 2)}/${id}.webp`;

/**
 * Reads what a backup says it holds, and whether every file of it is there and unchanged.
 * @throws BackupError for the first one that is not
 */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), "utf8").catch(() => {
    throw new BackupError(`${folder} holds no whole backup: there is no ${manifestFile}`);
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!read.success) throw new BackupError(`${join(folder, manifestFile)} is no list of a backup of this zone`);
  const manifest = read.output;
  for (const table of manifest.tables) await checkFile(folder, tableFile(table), table);
  for (const photo of manifest.photos) await checkFile(folder, photoFile(photo.id), photo);
  return manifest;
}

async function checkFile(folder: string, name: string, { bytes, sha256 }: v.InferOutput<typeof fileSchema>) {
  const found = await hashFile(join(folder, name)).catch(() => {
    throw new BackupError(`${name} is not in the backup`);
  });
  if (found.bytes !== bytes || found.sha256 !== sha256) throw new BackupError(`${name} is not as it was written`);
}

/** Length and SHA-256 of a file, read in pieces. */
export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(path), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      bytes += piece.length;
      hash.update(piece);
    }
  });
  return { bytes, sha256: hash.digest("hex") };
}
