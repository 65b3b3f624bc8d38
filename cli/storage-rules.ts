import {
  GetBucketLifecycleConfigurationCommand,
  type LifecycleRule,
  PutBucketLifecycleConfigurationCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { drawnForMs, drawnPrefix } from "#server/modules/share-images/drawn-files.ts";
import { type BucketSettings, createBucketClient } from "#server/platform/storage/bucket-client.ts";

const dayMs = 86_400_000;
const mark = "kate-zone-";

/** What the storage itself takes away, should no process of the hub be there to: what it draws anew, what was never finished. */
const ownRules: readonly LifecycleRule[] = [
  {
    ID: `${mark}drawn`,
    Status: "Enabled",
    Filter: { Prefix: drawnPrefix },
    // A day after the hub itself would have.
    Expiration: { Days: drawnForMs / dayMs + 1 },
  },
  { ID: `${mark}probes`, Status: "Enabled", Filter: { Prefix: "probes/" }, Expiration: { Days: 1 } },
  {
    ID: `${mark}unfinished`,
    Status: "Enabled",
    Filter: { Prefix: "" },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
  },
];

/**
 * Sets the lifecycle rules of a bucket; rules that others set there stay.
 * @returns the ids of all rules that are there now
 */
export async function setStorageRules(settings: BucketSettings): Promise<string[]> {
  const client = createBucketClient(settings);
  const Bucket = settings.bucket;
  try {
    const found = await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket })).catch((error: unknown) => {
      if (error instanceof S3ServiceException && error.name === "NoSuchLifecycleConfiguration") return { Rules: [] };
      throw error;
    });
    const Rules = [...(found.Rules ?? []).filter(({ ID }) => !ID?.startsWith(mark)), ...ownRules];
    await client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }));
    return Rules.map(({ ID }) => ID ?? "(without a name)");
  } finally {
    client.destroy();
  }
}
