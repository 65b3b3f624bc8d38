import type { Settings } from "../settings.ts";
import { openDiskStore } from "./disk-store.ts";
import type { ObjectStore } from "./object-store.ts";

/** For work that no visitor waits for: one object of a bucket may take so long. */
export const patientStorageWithinMs = 30_000;

/**
 * The store that the settings name: a bucket where S3 is set, else DATA_DIR, in folders by the first part of a key.
 * @param withinMs other than S3_WITHIN_MS
 */
export async function openStorage(
  { s3, dataDir }: Pick<Settings, "dataDir" | "s3">,
  { withinMs = s3?.withinMs ?? 0 }: { withinMs?: number } = {},
): Promise<ObjectStore> {
  if (s3 === null) return openDiskStore(dataDir);
  // Only where it is needed: the client takes a tenth of a second and 34 MB.
  const { openBucketStore } = await import("./bucket-store.ts");
  return openBucketStore(s3, { withinMs });
}
