import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentCoding } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a body into every coding we answer with. `quality` is brotli's, 0–11; runs off the main thread. */
export async function encodeBody(identity: Buffer, quality: number): Promise<Record<ContentCoding, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 6 })]);
  return { br, gzip: gzipped, identity };
}

/** The best coding a client accepts (RFC 9110 §12.5.3, with q=0 meaning "not this one"). */
export function acceptedCoding(header: string | undefined): ContentCoding {
  if (!header) return "identity";
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  return !/^[\w-]*\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length));
}
