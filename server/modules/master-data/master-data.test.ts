import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { masterScript, mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { createMasterData, type MasterDataSource } from "./master-data.ts";

const { content } = readContent(join(import.meta.dirname, "../../../content"));
const built = mergeContent(content, new Date("2026-11-19T00:00:00Z"));
const newer = mergeContent(content, new Date("2026-11-20T00:00:00Z"));
const good = masterScript(built);
const url = "https://assets.example.com/master/master-data.js";

type Answer = () => Response | Promise<Response>;

let clock: FixedClock;
let requestedUrls: URL[];
beforeEach(() => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  requestedUrls = [];
});

function source(answer: Answer, initialCopy: string | null): MasterDataSource {
  const fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    requestedUrls.push(new URL(String(address)));
    const aborted = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
    aborted.catch(() => {});
    return Promise.race([answer(), aborted]);
  };
  return createMasterData({ url: () => url, fetch, clock, logger: memoryLogger(clock), initialCopy });
}

/** Lets a refresh that was started beside a read come to its end. */
async function settled(data: MasterDataSource): Promise<void> {
  await vi.waitFor(() => expect(data.status().fetchedAt ?? data.status().lastError).not.toBeNull());
}

describe("the master data", () => {
  it("are asked for with the moment in the address", async () => {
    const data = source(() => new Response(good), null);
    expect(await data.read()).toEqual(built);
    expect(requestedUrls[0]?.href).toBe(`${url}?t=${clock.now().getTime()}`);
    expect(data.status()).toEqual({
      state: "fresh",
      builtAt: built.builtAt,
      fetchedAt: clock.now().toISOString(),
      lastError: null,
    });
  });

  it("are fetched once for all who ask at the same moment", async () => {
    const data = source(() => new Response(good), null);
    await Promise.all(Array.from({ length: 200 }, () => data.read()));
    expect(requestedUrls).toHaveLength(1);
  });

  it("are given at once when old, and renewed beside it", async () => {
    const answers = [good, masterScript(newer)];
    const data = source(() => new Response(answers.shift()), null);
    await data.read();
    clock.advance(59_000);
    await data.read();
    expect(requestedUrls).toHaveLength(1);
    clock.advance(2_000);
    expect((await data.read())?.builtAt).toBe(built.builtAt);
    expect(requestedUrls).toHaveLength(2);
    await vi.waitFor(async () => expect((await data.read())?.builtAt).toBe(newer.builtAt));
  });

  it("come from the copy on disk while the asset host is down, which is asked only now and then", async () => {
    const data = source(() => Promise.reject(new TypeError("fetch failed")), good);
    for (let i = 0; i < 10; i++) expect((await data.read())?.products).toHaveLength(content.products.length);
    await settled(data);
    await data.read();
    expect(requestedUrls).toHaveLength(1);
    clock.advance(5_000);
    await data.read();
    expect(requestedUrls).toHaveLength(2);
    expect(data.status()).toMatchObject({ state: "fresh", lastError: "fetch failed" });
    clock.advance(55_000);
    expect(data.status()).toMatchObject({ state: "stale", lastError: "fetch failed" });
  });

  it("are not called old for one slow answer, but when every answer of a minute was missing", async () => {
    let isDown = false;
    const data = source(() => (isDown ? Promise.reject(new TypeError("fetch failed")) : new Response(good)), null);
    await data.read();
    isDown = true;
    for (let second = 60; second < 119; second += 5) {
      clock.advance(second === 60 ? 60_000 : 5_000);
      await data.read();
      await settled(data);
      expect(data.status().state).toBe("fresh");
    }
    clock.advance(5_000);
    expect(data.status().state).toBe("stale");
    isDown = false;
    await data.read();
    await vi.waitFor(() => expect(data.status()).toMatchObject({ state: "fresh", lastError: null }));
  });

  it("are empty, not broken, when there is neither host nor copy", async () => {
    const data = source(() => Promise.reject(new TypeError("fetch failed")), null);
    expect(await data.read()).toBeNull();
    expect(data.status().state).toBe("empty");
  });

  it("do not wait for a host that is slow, in its head or in its body", async () => {
    vi.useFakeTimers();
    try {
      const never = new Promise<Response>(() => {});
      const drip = new Response(
        new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(good.slice(0, 40))) }),
      );
      for (const answer of [() => never, () => drip]) {
        const data = source(answer, null);
        const reading = data.read();
        await vi.advanceTimersByTimeAsync(800);
        expect(await reading).toBeNull();
        expect(data.status().lastError).toBe("no whole answer within 800 ms");
      }
    } finally {
      vi.useRealTimers();
    }
  });

  const smaller = masterScript({ ...built, zones: built.zones.slice(1) });
  const withPrototype = good.replace('"products":[{', '"products":[{"__proto__":{"isAdmin":true},');
  it.each<[string, Answer]>([
    ["an error page", () => new Response("<h1>502</h1>", { status: 502 })],
    ["a page with status 200", () => new Response("<!doctype html><title>login</title>")],
    ["nothing", () => new Response(null)],
    ["half a script", () => new Response(good.slice(0, -2000))],
    ["another global", () => new Response(good.replace("__KZ_MASTER_DATA__", "document"))],
    ["a script that does more", () => new Response(`${good.trim()}globalThis.wasRun=true;`)],
    ["a script that does more first", () => new Response(`globalThis.wasRun=true;${good}`)],
    ["data with a part left out", () => new Response(smaller)],
    ["data with a field of another kind", () => new Response(good.replace(/"priceYen":\d+/, '"priceYen":"free"'))],
    ["data that reach for the prototype", () => new Response(withPrototype)],
    ["bytes that are no text", () => new Response(new Uint8Array([0xff, 0xfe, 0x80]))],
    ["more than four megabytes", () => new Response(`${good}${" ".repeat(5_000_000)}`)],
  ])("keep the last good copy when the host sends %s", async (_, answer) => {
    const data = source(answer, good);
    expect(await data.read()).toEqual(built);
    await settled(data);
    expect(await data.read()).toEqual(built);
    clock.advance(60_000);
    expect(data.status()).toMatchObject({ state: "stale", fetchedAt: null, lastError: expect.any(String) });
    expect(globalThis).not.toHaveProperty("wasRun");
    expect({}).not.toHaveProperty("isAdmin");
  });

  it("come back to fresh when the host does", async () => {
    const answers = [new Response("rubbish"), new Response(masterScript(newer))];
    const data = source(() => answers.shift() ?? Promise.reject(new Error("asked too often")), good);
    await data.read();
    await settled(data);
    clock.advance(5_000);
    await data.read();
    await vi.waitFor(() => expect(data.status()).toMatchObject({ state: "fresh", builtAt: newer.builtAt }));
  });

  it("come from the copy on disk before the app listens", async () => {
    const parts = {
      clock,
      logger: memoryLogger(clock),
      initialCopy: good,
      fetch: () => Promise.reject(new Error("asked nowhere")),
    };
    const data = createMasterData({ ...parts, url: () => null });
    expect(await data.read()).toEqual(built);
    expect(data.status().lastError).toBeNull();
  });
});
