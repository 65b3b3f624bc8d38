import assert from "node:assert/strict";
import { Agent, get } from "node:http";
import { test } from "#test-support/hub-test.ts";

const clients = 24;
const exitTimeoutMs = 10_000;

test("a stop under load breaks no answer that had begun, and ends within ten seconds", async ({ ownHub }) => {
  const hub = await ownHub();
  let isStopping = false;
  let answered = 0;
  const broken: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const loop = async (address: string): Promise<void> => {
    for (;;) {
      const isLate = isStopping;
      const outcome = await requestOnce(agent, hub.url + address);
      if (outcome === "whole") answered += 1;
      // Who comes after the signal meets a closed door, and the next process of a rolling stop takes them. Nobody
      // who asked before it, and nobody who has read a single byte, may be sent away.
      else if (outcome === "refused" && isLate) return;
      else broken.push(`${address}: ${outcome}`);
      if (broken.length > 20) return;
    }
  };
  const addresses = ["/zone1", "/zone2", "/scan", "/zone1.data", "/api/openapi.json", "/robots.txt"];
  const loops = Array.from({ length: clients }, (_, i) => loop(addresses[i % addresses.length] ?? "/zone1"));
  while (answered < 500 && broken.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  isStopping = true;
  const startedAt = performance.now();
  const code = await hub.stop();
  const tookMs = performance.now() - startedAt;
  await Promise.all(loops);
  agent.destroy();
  assert.deepEqual(broken, []);
  assert.equal(code, 0, `it ended with ${code} after ${Math.round(tookMs)} ms\n${hub.lastLines().join("\n")}`);
  assert.ok(tookMs <= exitTimeoutMs, `it took ${Math.round(tookMs)} ms to end`);
});

/**
 * One request. A kept connection that was closed before it brought a single byte is asked again on a new one, as
 * browsers and proxies do; anything else that is not a whole answer of 200 is told.
 */
function requestOnce(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(`cut after ${bytes} bytes (${error.code})`));
      response.on("end", () => resolve(response.statusCode === 200 ? "whole" : `answer ${response.statusCode}`));
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(requestOnce(agent, url));
      else resolve(/^ECONN(REFUSED|RESET)$/.test(error.code ?? "") ? "refused" : String(error.code));
    });
  });
}
