import { expect, test } from "vitest";
import { type CachedPage, createPageCache } from "./page-cache.ts";

const page = (bytes: number, ...tags: string[]): CachedPage => ({
  headers: { br: [], gzip: [], identity: [] },
  heads: { br: "", gzip: "", identity: "" },
  notModified: [],
  bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(bytes) },
  etag: '"x"',
  route: "hack /hack",
  tags,
  freshUntilMs: 0,
  usableUntilMs: 0,
});

test("closing a site drops its pages and no others", () => {
  const cache = createPageCache(1_000_000);
  cache.set("a", page(10, "site:scan"));
  cache.set("b", page(10, "site:lmw", "doors"));
  cache.purge("site:scan");
  expect(cache.get("a")).toBeUndefined();
  expect(cache.get("b")).toBeDefined();
});

test("the cache never grows beyond its bytes: the page nobody asked for longest leaves", () => {
  const cache = createPageCache(40_000);
  cache.set("old", page(10_000));
  cache.set("asked", page(10_000));
  cache.get("old");
  cache.set("new", page(10_000));
  expect(cache.get("asked")).toBeUndefined();
  expect(cache.get("old")).toBeDefined();
});
