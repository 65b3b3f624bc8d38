import { afterEach, expect, test, vi } from "vitest";
import { hasSpoken, noteSpoken } from "./said-here.ts";

function visit(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("it speaks once in each site during a visit", () => {
  visit();
  expect(hasSpoken("hack")).toBe(false);
  noteSpoken("hack");
  noteSpoken("tips");
  expect([hasSpoken("hack"), hasSpoken("tips"), hasSpoken("faq")]).toEqual([true, true, false]);
  visit();
  expect(hasSpoken("hack")).toBe(false);
});

test("where nothing can be remembered it says nothing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("refused");
    },
  });
  expect(hasSpoken("hack")).toBe(true);
});
