import { expect, test } from "vitest";
import { type AnswerFacts, decideCaching, sharedMaxAgeMs } from "./cache-policy.ts";

const page = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const answer = (change: Partial<AnswerFacts> = {}): AnswerFacts => ({
  status: 200,
  type: "basic",
  isRedirected: false,
  cacheControl: page,
  ...change,
});

test("a page that is the same for all visitors takes the place of its copy", () => {
  expect(decideCaching(answer())).toBe("keep");
});

test.each([
  ["gone", { status: 410 }],
  ["not there", { status: 404 }],
  ["moved", { status: 0, type: "opaqueredirect" }],
  ["reached by a detour", { isRedirected: true }],
  ["private", { cacheControl: "private, max-age=60" }],
  ["not to be stored", { cacheControl: "no-store" }],
  ["public and not to be stored", { cacheControl: "public, no-store" }],
  ["silent about it, as whatever sets a cookie", { cacheControl: null }],
  ["of another origin", { type: "opaque" }],
])("a page that is %s takes its copy away", (_, change) => {
  expect(decideCaching(answer(change))).toBe("drop");
});

test.each([429, 500, 502, 503])("a server in trouble (%i) leaves the copy for the day without a network", (status) => {
  expect(decideCaching(answer({ status, cacheControl: "no-store" }))).toBe("leave");
});

test("the life a server allows is what caches may show, fresh and stale", () => {
  expect(sharedMaxAgeMs(page)).toBe(660_000);
  expect(sharedMaxAgeMs("no-store")).toBe(0);
  expect(sharedMaxAgeMs(null)).toBe(0);
});
