import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "../platform/database-unavailable.ts";
import type { Database } from "../platform/database.ts";
import { withDeadline } from "./database-deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function databaseThat(answers: () => Promise<never[]>): Database {
  const unused = (): never => {
    throw new Error("not part of this test");
  };
  const transaction = answers as unknown as Database["transaction"];
  return {
    query: answers as Database["query"],
    transaction,
    queryComposed: () => Promise.reject(new Error("not asked")),
    ping: unused,
    stop: unused,
  };
}

it.each(["query", "transaction"] as const)(
  "a %s that hangs is given up as a database that does not answer",
  async (method) => {
    const hurried = withDeadline(
      databaseThat(() => new Promise(() => {})),
      900,
    );
    const outcome = (method === "query" ? hurried.query({ text: "" }) : hurried.transaction(async () => [])).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(900);
    expect(isDatabaseUnavailable(await outcome)).toBe(true);
  },
);

it("an answer in time is the answer, and leaves no timer behind", async () => {
  const hurried = withDeadline(
    databaseThat(async () => []),
    900,
  );
  expect(await hurried.query({ text: "" })).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it("a failure that comes too late troubles nobody", async () => {
  const hurried = withDeadline(
    databaseThat(() => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 2000))),
    900,
  );
  const outcome = hurried.query({ text: "" }).catch(() => "given up");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await outcome).toBe("given up");
});
