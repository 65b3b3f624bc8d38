import { expect, test } from "vitest";
import type { CheckId, Finding } from "#app/kits/basics/finding.ts";
import type { Check } from "./check.ts";
import { runChecks } from "./run-checks.ts";

const passes = (id: CheckId): Check => ({
  id,
  run: () => Promise.resolve({ id, result: "ok", verdict: "any", facts: {} }),
});

function witness() {
  const seen: string[] = [];
  return {
    seen,
    onBegin: (id: CheckId) => void seen.push(`begin ${id}`),
    onFinding: ({ id, result, verdict }: Finding) => void seen.push(`${result} ${id} ${verdict}`),
  };
}

test("checks run one after another, and each is told when it really begins and ends", async () => {
  const told = witness();
  await runChecks([passes("network"), passes("clock")], told, new AbortController().signal);
  expect(told.seen).toEqual(["begin network", "ok network any", "begin clock", "ok clock any"]);
});

test("a check that breaks is a finding, and the others go on", async () => {
  const told = witness();
  const broken: Check = { id: "webgl", run: () => Promise.reject(new Error("lost")) };
  await runChecks([broken, passes("view")], told, new AbortController().signal);
  expect(told.seen).toEqual(["begin webgl", "warn webgl broken", "begin view", "ok view any"]);
});

test("whoever leaves hears nothing more", async () => {
  const leaving = new AbortController();
  const told = witness();
  const slow: Check = {
    id: "speed",
    run: (signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  };
  const run = runChecks([passes("network"), slow, passes("view")], told, leaving.signal);
  leaving.abort();
  await expect(run).rejects.toBe(leaving.signal.reason);
  expect(told.seen.some((line) => line.includes("view"))).toBe(false);
});
