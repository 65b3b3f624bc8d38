import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** MediaPipe Face Landmarker, float16, version 1 (Apache-2.0). It is never part of the repository. */
export const faceModel = {
  name: "face_landmarker.task",
  bytes: 3_758_596,
  sha256: "64184e229b263107bc2b804c6625db1341ff2bb731874b0bcc2fe6544e0bc9ff",
  address:
    "https://storage.googleapis.com/mediapipe-models/face_landmarker/face_landmarker/float16/1/face_landmarker.task",
} as const;

/** Where the model was found, or why there is none. */
export type FoundModel = { model: Buffer; from: string } | { model: null; reason: string };

/** A slow line gets this long; the second engine needs no download. */
const timeoutMs = 60_000;

/**
 * Obtains the model: the file that is named, else the copy of an earlier build, else its official address. Whatever the
 * source, size and checksum must be right; a named file that is wrong is an error, not a reason to look further.
 * @param cache a folder that outlives builds
 * @throws Error when the named file is missing or another one
 */
export async function getFaceModel(
  named: string | undefined,
  cache: string,
  fetchModel: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<FoundModel> {
  if (named) {
    const issue = existsSync(named) ? issueOf(readFileSync(named)) : "is not there";
    if (issue) throw new Error(`FACE_MODEL_FILE: ${named} ${issue}`);
    return { model: readFileSync(named), from: "FACE_MODEL_FILE" };
  }
  const cached = join(cache, faceModel.name);
  if (existsSync(cached) && !issueOf(readFileSync(cached))) return { model: readFileSync(cached), from: "the cache" };
  try {
    const answer = await fetchModel(faceModel.address, { signal: AbortSignal.timeout(timeoutMs) });
    const model = Buffer.from(await answer.arrayBuffer());
    const issue = answer.ok ? issueOf(model) : `answers ${answer.status}`;
    if (issue) return { model: null, reason: `the official address ${issue}` };
    mkdirSync(cache, { recursive: true });
    writeFileSync(cached, model);
    return { model, from: "its official address" };
  } catch {
    return { model: null, reason: "its official address cannot be reached" };
  }
}

function issueOf(bytes: Buffer): string | null {
  if (bytes.length !== faceModel.bytes) return `has ${bytes.length} bytes, not ${faceModel.bytes}`;
  const sum = createHash("sha256").update(bytes).digest("hex");
  return sum === faceModel.sha256 ? null : "is another file: its SHA-256 differs";
}
