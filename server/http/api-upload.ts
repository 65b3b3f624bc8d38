import type { Context } from "hono";
import type { DecodeAnswer } from "../modules/pictures/decode-picture.ts";
import { WorkerProcessError } from "../platform/worker-process-error.ts";
import type { ApiEnv } from "./api-env.ts";
import { requireWithinLimit } from "./api-route.ts";
import { HttpError } from "./http-error.ts";

/** The largest picture that is taken in, as it travels. */
export const maxUploadBytes = 8 * 1024 * 1024;

/** Who needs longer for a photo that is refused anyway loses the connection. */
const discardWithinMs = 20_000;

/** A picture as it is stored. */
export interface UploadedPicture {
  /** WebP, made anew: nothing of what came in is in it but the picture. */
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * Gives an upload a place among those under way, until `work` has answered it. Belongs before the first look at its body, which
 * is held in memory.
 * @throws HttpError E-BUSY when the visitor, the network or all have enough of them
 */
export async function withUploadPlace<Answer>(c: Context<ApiEnv>, work: () => Promise<Answer>): Promise<Answer> {
  const { limits, info, visitorId } = c.var;
  try {
    const leave = limits.hold("upload", { address: info.address, visitorId });
    if (!leave) throw busy(2);
    return await work().finally(leave);
  } catch (refusal) {
    await discardBody(c);
    throw refusal;
  }
}

/**
 * Lets a refused photo come in and go, without keeping any of it. Whoever is still sending while the connection closes is told
 * of no refusal, but of a broken network.
 */
async function discardBody(c: Context<ApiEnv>): Promise<void> {
  const { body } = c.req.raw;
  if (!body || body.locked || !(Number(c.req.header("content-length")) <= maxUploadBytes)) return;
  await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(discardWithinMs) }).catch(() => {});
}

/**
 * Reads the body of an upload, for whatever hashes it later; again costs nothing.
 * @throws HttpError E-SIZE above 8 MB
 */
export async function receiveUpload(c: Context<ApiEnv>): Promise<Uint8Array> {
  const bytes = c.var.bodyBytes ?? (await receive(c));
  c.set("bodyBytes", bytes);
  return bytes;
}

/**
 * Takes the picture that is the body of a write, whatever name or type it goes by: JPEG, PNG or WebP by its first bytes,
 * drawn anew into WebP, turned upright, no longer than `sidePx`. EXIF, profiles and everything behind the picture are
 * gone. It is opened in a process of its own, and counted before its body is read.
 * @throws HttpError E-LIMIT for one too many, E-SIZE above 8 MB, 24 megapixels or 12,000 px a side, E-TYPE for anything that is no
 *   such picture, E-BUSY when too many wait or this one took five seconds
 */
export async function receivePicture(c: Context<ApiEnv>, { sidePx }: { sidePx: number }): Promise<UploadedPicture> {
  await requireWithinLimit(c, "upload");
  const bytes = await receiveUpload(c);
  if (!isPicture(bytes)) throw new HttpError("E-TYPE");
  const answer = await c.var.pictureDecoder.run({ bytes, sidePx }).catch(answerWithout);
  if (answer.kind === "refused") throw new HttpError(answer.reason === "too-large" ? "E-SIZE" : "E-TYPE");
  const { widthPx, heightPx } = answer;
  return { bytes: answer.bytes, widthPx, heightPx };
}

function answerWithout(error: unknown): DecodeAnswer {
  if (!(error instanceof WorkerProcessError)) throw error;
  if (error.reason === "broken") return { kind: "refused", reason: "no-picture" };
  // On a machine with too much to do an honest photo is overdue as well: it may be sent again.
  throw busy(error.reason === "overdue" ? 30 : 5);
}

const busy = (seconds: number): HttpError => new HttpError("E-BUSY", { headers: { "retry-after": String(seconds) } });

async function receive(c: Context<ApiEnv>): Promise<Uint8Array> {
  const contentLength = c.req.header("content-length");
  if (contentLength !== undefined && Number(contentLength) > maxUploadBytes) throw new HttpError("E-SIZE");
  const reader = c.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return new Uint8Array(Buffer.concat(chunks));
    sizeBytes += part.value.byteLength;
    // Not cancelled: that would close the connection before the answer is out.
    if (sizeBytes > maxUploadBytes) throw new HttpError("E-SIZE");
    chunks.push(part.value);
  }
}

/** By content, not by name: the first bytes of JPEG, PNG and WebP. */
function isPicture(bytes: Uint8Array): boolean {
  const at = (from: number, ...values: number[]): boolean => values.every((value, i) => bytes[from + i] === value);
  const isJpeg = at(0, 0xff, 0xd8, 0xff);
  const isPng = at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = at(0, 0x52, 0x49, 0x46, 0x46) && at(8, 0x57, 0x45, 0x42, 0x50);
  return isJpeg || isPng || isWebp;
}
