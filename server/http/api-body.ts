import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";

/** The largest JSON body of the API. */
export const maxBodyBytes = 64 * 1024;
const maxDepth = 16;
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The JSON body of a write. An empty body counts as `{}`.
 * @throws ApiFailure E-SIZE above 64 KB, at once where the length is announced; E-TYPE for another type;
 * E-INPUT for broken UTF-8 or JSON, deep nesting, keys of the prototype chain, NUL and lone surrogates.
 */
export async function readJsonBody(c: Context<ApiEnv>): Promise<unknown> {
  const bytes = await readBytes(c);
  if (bytes.byteLength === 0) return {};
  const isJson = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(c.req.header("content-type") ?? "");
  if (!isJson || c.req.header("content-encoding") !== undefined) throw new HttpError("E-TYPE");
  const value = parse(bytes);
  if (!isPlain(value)) throw new HttpError("E-INPUT");
  return value;
}

/** The bytes of a body, never more than `maxBodyBytes`; however often they are asked for. @throws ApiFailure E-SIZE */
export async function readBytes(c: Context<ApiEnv>): Promise<Uint8Array> {
  const bytes = c.get("bodyBytes") ?? (await receive(c));
  c.set("bodyBytes", bytes);
  return bytes;
}

async function receive(c: Context<ApiEnv>): Promise<Uint8Array> {
  const contentLength = c.req.header("content-length");
  if (contentLength !== undefined) {
    if (Number(contentLength) > maxBodyBytes) throw new HttpError("E-SIZE");
    // Node reads no more than was announced.
    return new Uint8Array(await c.req.arrayBuffer());
  }
  const reader = c.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return Buffer.concat(chunks);
    sizeBytes += part.value.byteLength;
    // Not cancelled: that would close the connection before the answer is out.
    if (sizeBytes > maxBodyBytes) throw new HttpError("E-SIZE");
    chunks.push(part.value);
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError("E-INPUT");
  }
}

// Walks without recursion, so that no nesting can exhaust the stack.
function isPlain(root: unknown): boolean {
  const rest: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isText(value)) return false;
    if (typeof value === "number" && !Number.isFinite(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    if (depth === maxDepth) return false;
    for (const [key, child] of Object.entries(value)) {
      if (forbiddenKeys.has(key) || !isText(key)) return false;
      rest.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}

// PostgreSQL keeps neither NUL nor half a character (a surrogate without its partner).
function isText(text: string): boolean {
  return !/[\0\ud800-\udfff]/u.test(text);
}
