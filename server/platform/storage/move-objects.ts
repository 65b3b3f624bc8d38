import { createHash } from "node:crypto";
import type { ObjectStore } from "./object-store.ts";

/** What came of a move. */
export interface MoveReport {
  /** Read back and found equal. */
  moved: number;
  bytes: number;
  /** Were there already, equal. */
  alreadyThere: number;
  /** Went away while they were read: their visitor has erased them. */
  vanished: number;
  /** Read back and found different: they stay where they are. */
  different: string[];
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Copies everything from one store to another and reads each back: only what is equal counts as moved. May be begun again at any
 * time.
 * @param shouldDelete what is equal over there goes here, one by one: what came meanwhile or differs stays
 */
export async function copyObjects(
  from: ObjectStore,
  to: ObjectStore,
  prefixes: readonly string[],
  { signal, shouldDelete }: { signal: AbortSignal; shouldDelete: boolean },
): Promise<MoveReport> {
  const report: MoveReport = { moved: 0, bytes: 0, alreadyThere: 0, vanished: 0, different: [] };
  for (const prefix of prefixes)
    for await (const { key, bytes } of from.list(prefix)) {
      signal.throwIfAborted();
      const outcome = await copyObject(from, to, key);
      if (outcome === "different") report.different.push(key);
      else report[outcome]++;
      if (outcome === "moved") report.bytes += bytes;
      if (shouldDelete && (outcome === "moved" || outcome === "alreadyThere")) await from.remove(key);
    }
  return report;
}

async function copyObject(
  from: ObjectStore,
  to: ObjectStore,
  key: string,
): Promise<"moved" | "alreadyThere" | "vanished" | "different"> {
  const bytes = await from.get(key);
  if (bytes === null) return "vanished";
  const wanted = sha256(bytes);
  const there = await to.get(key);
  if (there !== null && sha256(there) === wanted) return "alreadyThere";
  await to.put(key, bytes, contentTypeOf(key));
  const copied = await to.get(key);
  return copied !== null && sha256(copied) === wanted ? "moved" : "different";
}

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  parquet: "application/vnd.apache.parquet",
};

/** By the ending of a key. */
export const contentTypeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
