import type { EngineFile } from "#contracts/engine-manifest.ts";

/** How far a download has come, in bytes as they travel. */
export type OnProgress = (loadedBytes: number, totalBytes: number) => void;

/**
 * Fetches files of an engine at the same time, telling how far all of them are together. They are kept by the
 * browser for good: their addresses change with their content.
 * @throws TypeError without a network, the signal's reason when it ends
 */
export async function downloadAll(
  files: readonly EngineFile[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const loadedBytes = files.map(() => 0);
  const report = (file: number, loaded: number): void => {
    loadedBytes[file] = loaded;
    onProgress(
      loadedBytes.reduce((sum, bytes) => sum + bytes, 0),
      total,
    );
  };
  onProgress(0, total);
  return Promise.all(
    files.map(async ({ path, bytes, plainBytes }, i) => {
      const answer = await fetch(path, { signal });
      if (!answer.ok) throw new TypeError(`${path} answers ${answer.status}`);
      // What is read here is unpacked already; its share of the whole is what has travelled.
      const body = await readBody(answer, (readBytes) => report(i, Math.min(1, readBytes / plainBytes) * bytes));
      report(i, bytes);
      return body;
    }),
  );
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
