const maxBytes = 4 * 1024 * 1024;

/**
 * GETs a static script with `?t=<ms>` against caches on the way. The time runs to the last byte; redirects
 * are not followed, so that the asset host alone decides what is read.
 */
export async function fetchScript(
  fetch: typeof globalThis.fetch,
  url: string,
  nowMs: number,
  timeoutMs: number,
): Promise<string> {
  const address = new URL(url);
  address.searchParams.set("t", String(nowMs));
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(`no whole answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    const response = await fetch(address, {
      redirect: "error",
      signal: giveUp.signal,
      headers: { accept: "text/javascript" },
    });
    if (response.status !== 200) throw new Error(`the asset host answered ${response.status}`);
    return await readText(response, giveUp.signal);
  } finally {
    clearTimeout(timer);
    giveUp.abort();
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) throw new Error("the asset host answered nothing");
  const reader = response.body.getReader();
  // A body that hangs is not always tied to the signal of its request.
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
  aborted.catch(() => {});
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), aborted]);
    if (done) return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    sizeBytes += value.byteLength;
    if (sizeBytes > maxBytes) throw new Error(`the script is larger than ${maxBytes} bytes`);
    chunks.push(value);
  }
}
