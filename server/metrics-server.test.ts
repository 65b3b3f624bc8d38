import { expect, test } from "vitest";
import { freePort } from "#test-support/free-port.ts";
import { serveMetrics } from "./metrics-server.ts";
import { createMetrics } from "./platform/metrics.ts";

test("the inner port tells what is counted, and nothing else, until it is ended", async () => {
  const [metrics, port] = [createMetrics(), await freePort()];
  metrics.countPage("fresh");
  const stop = await serveMetrics(metrics, port, "127.0.0.1");
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("version=0.0.4")]);
  expect(await answer.text()).toContain('kate_pages_total{source="fresh"} 1');
  for (const [method, path] of [
    ["GET", "/"],
    ["POST", "/metrics"],
    ["GET", "/metrics?x=1"],
  ] as const)
    expect((await fetch(url + path, { method })).status).toBe(404);
  await stop();
  await expect(fetch(`${url}/metrics`)).rejects.toThrow("fetch failed");
});
