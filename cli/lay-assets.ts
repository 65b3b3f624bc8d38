import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lookup } from "mrmime";
import { type HostedFile, readHostedBytes } from "#server/modules/asset-host/hosted-files.ts";
import type { AssetTarget, HostedObject } from "./asset-targets.ts";

const immutable = "public, max-age=31536000, immutable";
export const revalidate = "public, max-age=0, must-revalidate";
const isText = /\.(js|css|json|svg|vtt|m3u8)$/;
const atOnce = 12;

/** Where built files go and how they are handed out there. */
export interface LayOptions {
  target: AssetTarget;
  base: string;
  isSecure: boolean;
  isBucket: boolean;
}

/** Lays files there, some at once. @returns how many it laid, and how many were there, equal */
export async function layFiles(
  files: readonly HostedFile[],
  options: LayOptions,
): Promise<{ laid: number; there: number }> {
  const [report, queue] = [{ laid: 0, there: 0 }, [...files]];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift())
      report[(await options.target.put(await prepare(file, options))) ? "laid" : "there"]++;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}

/** A bucket hands out what it was given: text is compressed for it, as far as every browser of that address reads it. */
async function prepare(file: HostedFile, { base, isSecure, isBucket }: LayOptions): Promise<HostedObject> {
  const { path } = file;
  const plain = readHostedBytes(file, base);
  const contentType = path.endsWith(".m3u8")
    ? "application/vnd.apple.mpegurl"
    : (lookup(path) ?? "application/octet-stream");
  const headers = {
    contentType: isText.test(path) && contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType,
    cacheControl: path.startsWith("assets/sound/") ? revalidate : immutable,
  };
  if (!isBucket || !isText.test(path)) return { path, bytes: plain, headers };
  const bytes = isSecure
    ? await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : await promisify(gzip)(plain);
  return { path, bytes, headers: { ...headers, contentEncoding: isSecure ? "br" : "gzip" } };
}
