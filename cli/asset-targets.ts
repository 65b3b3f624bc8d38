import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BucketSettings } from "#server/platform/storage/bucket-client.ts";

/** A file as a host hands it out. */
export interface HostedObject {
  path: string;
  bytes: Buffer;
  headers: { contentType: string; cacheControl: string; contentEncoding?: string };
}

/** Where built files are laid for a host. */
export interface AssetTarget {
  /** Lays a file there unless it lies there already. @returns whether it was laid there */
  put(object: HostedObject): Promise<boolean>;
  close(): void;
}

/** A folder that some server hands out; its headers are that server's to set. */
export function openAssetFolder(root: string): AssetTarget {
  return {
    async put({ path, bytes }) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}~`, bytes);
      renameSync(`${file}~`, file);
      return true;
    },
    close() {},
  };
}

/** A bucket of an S3-compatible storage, told to let pages of any origin read it. What lies there, equal, is not sent again. */
export async function openAssetBucket(settings: BucketSettings, name: string): Promise<AssetTarget> {
  const { ListObjectsV2Command, PutBucketCorsCommand, PutObjectCommand } = await import("@aws-sdk/client-s3");
  const { createBucketClient } = await import("#server/platform/storage/bucket-client.ts");
  const client = createBucketClient(settings);
  const there = new Map<string, string>();
  for (let token: string | undefined; ;) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: name, ...(token && { ContinuationToken: token }) }),
    );
    for (const { Key, ETag } of page.Contents ?? []) if (Key && ETag) there.set(Key, ETag.replaceAll('"', ""));
    token = page.NextContinuationToken;
    if (!page.IsTruncated || token === undefined) break;
  }
  const rule = { AllowedOrigins: ["*"], AllowedMethods: ["GET", "HEAD"], AllowedHeaders: ["*"], MaxAgeSeconds: 86_400 };
  await client.send(new PutBucketCorsCommand({ Bucket: name, CORSConfiguration: { CORSRules: [rule] } }));
  return {
    async put({ path, bytes, headers }) {
      // What is sent in one piece is tagged with its MD5 everywhere but under keys of one's own; those are sent again.
      if (there.get(path) === createHash("md5").update(bytes).digest("hex")) return false;
      const { contentType, cacheControl, contentEncoding } = headers;
      await client.send(
        new PutObjectCommand({
          ...{ Bucket: name, Key: path, Body: bytes, ContentType: contentType, CacheControl: cacheControl },
          ...(contentEncoding && { ContentEncoding: contentEncoding }),
        }),
      );
      return true;
    },
    close: () => client.destroy(),
  };
}
