import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { askStorage, type BucketSettings, createBucketClient, isMissing } from "./bucket-client.ts";
import { checkKey, type ObjectStore } from "./object-store.ts";

/** A page of a list has a thousand keys; only work by the clock asks for one. */
const listWithinMs = 10_000;

/**
 * A bucket of an S3-compatible storage as a store.
 * @param withinMs so long one object is waited for, with the second try
 */
export function openBucketStore(
  settings: BucketSettings,
  {
    withinMs,
    client = createBucketClient(settings),
  }: { withinMs: number; client?: ReturnType<typeof createBucketClient> },
): ObjectStore {
  const Bucket = settings.bucket;
  return {
    kind: "bucket",
    async put(key, bytes, contentType) {
      const object = { Bucket, Key: checkKey(key), Body: bytes, ContentType: contentType, CacheControl: "no-store" };
      await askStorage(withinMs, (abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
    },
    async get(key) {
      const command = new GetObjectCommand({ Bucket, Key: checkKey(key) });
      try {
        return await askStorage(withinMs, async (abortSignal) => {
          const { Body } = await client.send(command, { abortSignal });
          return Body ? await Body.transformToByteArray() : null;
        });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: checkKey(key) });
      await askStorage(withinMs, (abortSignal) => client.send(command, { abortSignal }));
    },
    async *list(prefix) {
      for (let token: string | undefined; ;) {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          ...(token && { ContinuationToken: token }),
        });
        const page = await askStorage(listWithinMs, (abortSignal) => client.send(command, { abortSignal }));
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key, bytes: Size ?? 0, at: LastModified ?? new Date(0) };
        token = page.NextContinuationToken;
        if (!page.IsTruncated || token === undefined) return;
      }
    },
    signRead: (key, forSeconds) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key: checkKey(key) }), { expiresIn: forSeconds }),
    close: () => client.destroy(),
  };
}
