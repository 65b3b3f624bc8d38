import { expect, it } from "vitest";
import type { LocalStore } from "#app/kits/visitor/local-store.ts";
import { createLocalDiary, type DiaryEntry } from "./local-diary.ts";

function memory(text: string | null = null): LocalStore {
  let value = text;
  return { get: () => value, set: (_key, next) => void (value = next) };
}
const entry = (atMs: number, over: Partial<DiaryEntry> = {}): DiaryEntry => ({
  atMs,
  chosen: 7,
  a: 1,
  b: 0,
  c: -1,
  mode: "camera",
  wasOffline: true,
  id: null,
  ...over,
});

it("keeps readings in their order, and a choice made later takes the place of the earlier one", () => {
  const diary = createLocalDiary(memory());
  for (const one of [entry(2), entry(1), entry(2, { chosen: 0 })]) diary.put(one);
  expect(diary.list().map(({ atMs, chosen }) => [atMs, chosen])).toEqual([
    [1, 7],
    [2, 0],
  ]);
});

it("forgets what is deleted, and the oldest of very many", () => {
  const diary = createLocalDiary(memory());
  for (let at = 1; at <= 30; at++) diary.put(entry(at));
  diary.delete(30);
  const remaining = diary.list().map(({ atMs }) => atMs);
  expect(remaining).toHaveLength(23);
  expect(remaining.at(-1)).toBe(29);
});

it.each(["no json", "{}", '[{"atMs":1}]', JSON.stringify([entry(1, { a: 9 })])])("does not trust %s", (text) => {
  expect(createLocalDiary(memory(text)).list()).toEqual([]);
});
