import { get } from "node:http";

/** An answer as it travels: what a bare server has to send to send the same. */
export interface RecordedPage {
  headers: [name: string, value: string][];
  body: Buffer;
}

const settleWithinMs = 15_000;
/** What every node:http server adds by itself. */
const added = new Set(["date", "connection", "keep-alive"]);

/** Asks for a page until the cache has it in its best compression, and returns that answer. */
export async function recordPage(url: string): Promise<RecordedPage> {
  const ask = (): Promise<RecordedPage> =>
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

  const giveUpAt = performance.now() + settleWithinMs;
  const first = await ask();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const page = await ask();
    if (page.body.length < first.body.length || performance.now() > giveUpAt) return page;
  }
}
