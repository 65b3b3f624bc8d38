import { get } from "node:http";

/** An answer as it travels: what a bare server has to send to send the same. */
export interface RecordedPage {
  headers: [name: string, value: string][];
  body: Buffer;
}

const settleTimeoutMs = 15_000;
/** What every node:http server adds by itself. */
const added = new Set(["date", "connection", "keep-alive"]);

/** Asks for a page until the cache has it in its best compression, and returns that answer. */
export async function recordPage(url: string): Promise<RecordedPage> {
  const requestPage = (): Promise<RecordedPage> =>
    new Promise((resolve, reject) => {
      get(url, { headers: { "accept-encoding": "br" } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`));
          const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, i): [string, string] => [
            response.rawHeaders[2 * i] ?? "",
            response.rawHeaders[2 * i + 1] ?? "",
          ]);
          resolve({ headers: pairs.filter(([name]) => !added.has(name.toLowerCase())), body: Buffer.concat(chunks) });
        });
      }).on("error", reject);
    });

  const deadlineMs = performance.now() + settleTimeoutMs;
  const first = await requestPage();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const page = await requestPage();
    if (page.body.length < first.body.length || performance.now() > deadlineMs) return page;
  }
}
