import { expect, test } from "vitest";
import type { LocalStore } from "#app/kits/visitor/local-store.ts";
import { createRecentQueries } from "./recent-queries.ts";

function createStore(first: string | null = null): LocalStore & { stored: Map<string, string> } {
  const stored = new Map<string, string>(first === null ? [] : [["kz_tips_recent", first]]);
  return {
    stored,
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
}

test("the newest stands in front, each once, six at most", () => {
  const recent = createRecentQueries(createStore());
  for (const query of ["眉", "口紅", "眉", "毛穴", "クマ", "雨", "花粉", "浴衣"]) recent.add(query);
  expect(recent.list()).toEqual(["浴衣", "花粉", "雨", "クマ", "毛穴", "眉"]);
});

test("a query that grew takes the place of its beginning", () => {
  const recent = createRecentQueries(createStore());
  recent.add("まつげ");
  expect(recent.add("まつげ 下がる")).toEqual(["まつげ 下がる"]);
});

test("one can be forgotten, or all; then nothing is left in the browser", () => {
  const store = createStore();
  const recent = createRecentQueries(store);
  recent.add("眉");
  recent.add("口紅");
  expect(recent.delete("口紅")).toEqual(["眉"]);
  expect(recent.clear()).toEqual([]);
  expect(store.stored.size).toBe(0);
});

test.each(["{", "7", '{"a":1}', "[1,null]"])("what somebody else wrote there (%s) is no reason to fail", (text) => {
  expect(createRecentQueries(createStore(text)).list()).toEqual([]);
});
