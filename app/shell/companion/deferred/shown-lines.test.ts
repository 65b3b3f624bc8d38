import { afterEach, expect, test, vi } from "vitest";
import { hasShownLine, recordShownLine } from "./shown-lines.ts";

function visit(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("it speaks once in each site during a visit", () => {
  visit();
  expect(hasShownLine("hack")).toBe(false);
  recordShownLine("hack");
  recordShownLine("tips");
  expect([hasShownLine("hack"), hasShownLine("tips"), hasShownLine("faq")]).toEqual([true, true, false]);
  visit();
  expect(hasShownLine("hack")).toBe(false);
});

test("where nothing can be remembered it says nothing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("refused");
    },
  });
  expect(hasShownLine("hack")).toBe(true);
});
