import { afterEach, expect, test, vi } from "vitest";
import { errorCodeOf } from "./error-code.ts";

const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });
afterEach(() => vi.unstubAllGlobals());

test("a page that failed on the server is not blamed on the visitor's line", () => {
  expect(errorCodeOf(new Error("the database does not answer"))).toBe("E-SERVER");
  vi.stubGlobal("navigator", {});
  expect(errorCodeOf(new Error("the database does not answer"))).toBe("E-SERVER");
});

test("without a network the visitor is told so", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(errorCodeOf(new TypeError("Failed to fetch"))).toBe("E-OFFLINE");
});

test("a part that never arrived is the network's, not the page's", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(errorCodeOf(new TypeError("Failed to fetch dynamically imported module"))).toBe("E-NET");
});

test("what the server answered is told as it is", () => {
  expect([404, 410, 429, 503, 500].map((status) => errorCodeOf(answered(status)))).toEqual([
    ...["E-404", "E-GONE", "E-LIMIT", "E-BUSY", "E-SERVER"],
  ]);
});
