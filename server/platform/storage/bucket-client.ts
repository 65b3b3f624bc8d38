import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Settings } from "../settings.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";

/** How a bucket is reached. */
export type BucketSettings = NonNullable<Settings["s3"]>;

const tries = 2;

/** The client of a bucket; every call is signed, so the bucket can be closed to all others. */
export const createBucketClient = ({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // By path: own storages seldom have a name for each bucket.
    forcePathStyle: true,
    maxAttempts: tries,
  });

/**
 * Asks the storage and waits so long, all tries and the whole body included.
 * @throws StorageUnavailable when it is silent, gone or overloaded; what it refuses is thrown as it came
 */
export async function askStorage<T>(withinMs: number, ask: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await ask(AbortSignal.timeout(withinMs));
  } catch (error) {
    throw isRefusal(error) ? error : new StorageUnavailable(error);
  }
}

/** It answered, and would answer the same again: a wrong key, a bucket that is not there. */
const isRefusal = (error: unknown): error is S3ServiceException => {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
  return status < 500 && status !== 429 && status !== 408;
};

/** Whether a storage says that it has no such object. Not by 404 alone: a bucket that is not there is that too, and a fault of ours. */
export const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.name === "NoSuchKey";
