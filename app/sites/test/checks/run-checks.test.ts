import { expect, test } from "vitest";
import type { CheckId, CheckResult } from "#app/kits/basics/check-result.ts";
import type { Check } from "./check.ts";
import { runChecks } from "./run-checks.ts";

const passes = (id: CheckId): Check => ({
  id,
  run: () => Promise.resolve({ id, result: "ok", verdict: "any", facts: {} }),
});

function createObserver() {
  const seen: string[] = [];
  return {
    seen,
    onBegin: (id: CheckId) => void seen.push(`begin ${id}`),
    onFinding: ({ id, result, verdict }: CheckResult) => void seen.push(`${result} ${id} ${verdict}`),
  };
}

test("checks run one after another, and each is told when it really begins and ends", async () => {
  const observer = createObserver();
  await runChecks([passes("network"), passes("clock")], observer, new AbortController().signal);
  expect(observer.seen).toEqual(["begin network", "ok network any", "begin clock", "ok clock any"]);
});

test("a check that breaks is a finding, and the others go on", async () => {
  const observer = createObserver();
  const broken: Check = { id: "webgl", run: () => Promise.reject(new Error("lost")) };
  await runChecks([broken, passes("view")], observer, new AbortController().signal);
  expect(observer.seen).toEqual(["begin webgl", "warn webgl broken", "begin view", "ok view any"]);
});

test("whoever leaves hears nothing more", async () => {
  const controller = new AbortController();
  const observer = createObserver();
  const slow: Check = {
    id: "speed",
    run: (signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  };
  const run = runChecks([passes("network"), slow, passes("view")], observer, controller.signal);
  controller.abort();
  await expect(run).rejects.toBe(controller.signal.reason);
  expect(observer.seen.some((line) => line.includes("view"))).toBe(false);
});
