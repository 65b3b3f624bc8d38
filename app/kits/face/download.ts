import type { EngineFile } from "#contracts/engine-manifest.ts";

/** How far a download has come, in bytes as they travel. */
export type OnProgress = (loadedBytes: number, totalBytes: number) => void;

/**
 * Fetches files of an engine one after the other, telling how far all of them are together. They are kept by the
 * browser for good: their addresses change with their content.
 * @throws TypeError without a network, the signal's reason when it ends
 */
export async function downloadAll(
  files: readonly EngineFile[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  let doneBytes = 0;
  onProgress(0, total);
  for (const { path, bytes, plainBytes } of files) {
    const answer = await fetch(path, { signal });
    if (!answer.ok) throw new TypeError(`${path} answers ${answer.status}`);
    const start = doneBytes;
    // What is read here is unpacked already; its share of the whole is what has travelled.
    const report = (readBytes: number) => onProgress(start + Math.min(1, readBytes / plainBytes) * bytes, total);
    bodies.push(await readBody(answer, report));
    doneBytes += bytes;
    onProgress(doneBytes, total);
  }
  return bodies;
}

async function readBody(answer: Response, onRead: (readBytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader();
  if (!reader) return new Uint8Array(await answer.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let readBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    readBytes += value.length;
    onRead(readBytes);
  }
  const whole = new Uint8Array(readBytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
