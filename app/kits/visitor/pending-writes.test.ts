import { expect, test } from "vitest";
import { createPendingWrites, type WriteIntent } from "./pending-writes.ts";

const evening = Date.parse("2024-01-10T21:00:00+09:00");
const vote = (monsterId: string): WriteIntent => ({
  name: "lmv-vote",
  path: "/api/lmv/votes",
  method: "POST",
  body: { monsterId },
});

function memoryStore() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? values.delete(key) : values.set(key, value)),
    size: () => values.size,
  };
}

test("pressing again for the same thing has the same key, also after a reload", () => {
  const store = memoryStore();
  const first = createPendingWrites(store, () => evening).save(vote("01"));
  expect(createPendingWrites(store, () => evening).save(vote("01")).key).toBe(first.key);
});

test("another choice is another thing, and takes the place of the first", () => {
  const pending = createPendingWrites(memoryStore(), () => evening);
  const first = pending.save(vote("01"));
  const second = pending.save(vote("02"));
  expect(second.key).not.toBe(first.key);
  expect(pending.listDue().map(({ body }) => body)).toEqual([{ monsterId: "02" }]);
});

test("once answered, the same press is a new one and nothing is left in the browser", () => {
  const store = memoryStore();
  const pending = createPendingWrites(store, () => evening);
  const first = pending.save(vote("01"));
  pending.delete(first.key);
  expect(store.size()).toBe(0);
  expect(pending.save(vote("01")).key).not.toBe(first.key);
});

test("a vote of tonight is not cast tomorrow", () => {
  const store = memoryStore();
  createPendingWrites(store, () => evening).save(vote("01"));
  const at = (time: string) => createPendingWrites(store, () => Date.parse(time)).listDue().length;
  expect(at("2024-01-10T23:59:59+09:00")).toBe(1);
  expect(at("2024-01-11T00:00:00+09:00")).toBe(0);
});

test("what the server cannot take is given up after five times; a line that is away is not counted", () => {
  const pending = createPendingWrites(memoryStore(), () => evening);
  const { key } = pending.save(vote("01"));
  const other = pending.save({ ...vote("01"), name: "lmp-answer" });
  for (let time = 0; time < 9; time++) expect(pending.listDue()).toHaveLength(2);
  const left = Array.from({ length: 6 }, () => {
    pending.countRepeat(key);
    return pending.listDue().length;
  });
  expect(left).toEqual([2, 2, 2, 2, 1, 1]);
  expect(pending.listDue()[0]?.key).toBe(other.key);
});

test.each([
  "nonsense",
  "{}",
  '[{"path":"https://evil.example/"}]',
  '[{"name":"a","path":"/api/../x","method":"POST","key":"k","validUntilMs":9e15,"repeats":0}]',
  "[null]",
])("what somebody else left in the store (%s) is not sent", (text) => {
  const store = memoryStore();
  store.set("kz_pending", text);
  expect(createPendingWrites(store, () => evening).listDue()).toEqual([]);
});
