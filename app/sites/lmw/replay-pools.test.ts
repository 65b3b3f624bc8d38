import { expect, test } from "vitest";
import type { Platform } from "#server/platform/platform.ts";
import { acquireReplayPool } from "./replay-pools.server.ts";

const worker = new URL("data:text/javascript,");
function platformWithEnds() {
  const ends: (() => Promise<unknown>)[] = [];
  const platform = { endWith: (end: () => Promise<unknown>) => void ends.push(end) } as unknown as Platform;
  return { platform, stop: () => Promise.all(ends.map((end) => end())) };
}

test("a server has one pool of threads for each kind of run, and another server has its own", async () => {
  const [one, other] = [platformWithEnds(), platformWithEnds()];
  const pool = acquireReplayPool(one.platform, worker);
  expect(acquireReplayPool(one.platform, worker)).toBe(pool);
  expect(acquireReplayPool(one.platform, new URL("data:text/javascript,1"))).not.toBe(pool);
  expect(acquireReplayPool(other.platform, worker)).not.toBe(pool);
  await Promise.all([one.stop(), other.stop()]);
});

test("the threads end with the server: after it nobody is served", async () => {
  const { platform, stop } = platformWithEnds();
  const pool = acquireReplayPool(platform, worker);
  await stop();
  await expect(pool.run({})).rejects.toMatchObject({ reason: "busy" });
});
