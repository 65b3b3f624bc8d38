import { expect, test } from "vitest";
import { createSigner } from "#server/http/signature.ts";
import { createEntryTokens } from "./entry-token.server.ts";

const secrets = ["s".repeat(32)];
const here = createEntryTokens(secrets, "half-open", "here");
const there = createEntryTokens(secrets, "half-open", "there");
const issuedAt = new Date("2026-11-20T12:00:00Z");
const after = (ms: number): Date => new Date(issuedAt.getTime() + ms);

test("a key of the same process is good from one second to five minutes old, to the millisecond", () => {
  const key = here.issue("me", issuedAt);
  const isGood = (ms: number): boolean => here.verify(key, "me", after(ms));
  expect([-1, 0, 999, 1_000, 300_000, 300_001].map(isGood)).toEqual([false, false, false, true, true, false]);
});

test("between two processes clocks may lie five seconds apart: an honest visitor is let in by either", () => {
  const key = there.issue("me", issuedAt);
  const isGood = (ms: number): boolean => here.verify(key, "me", after(ms));
  expect([-4_001, -4_000, -1_500, 1_000, 305_000, 305_001].map(isGood)).toEqual([
    ...[false, true, true, true, true, false],
  ]);
});

test("a key of before keys named their process is still good", () => {
  const at = issuedAt.getTime().toString(36);
  const key = `${at}.${createSigner(secrets, "door key of half-open").sign(`me ${at}`)}`;
  expect(here.verify(key, "me", after(2_000))).toBe(true);
});

test("a key is its visitor's and its campaign's alone, and says truly who gave it out", () => {
  const key = there.issue("me", issuedAt);
  expect(here.verify(key, "you", after(2_000))).toBe(false);
  expect(createEntryTokens(secrets, "another", "there").verify(key, "me", after(2_000))).toBe(false);
  expect(there.verify(here.issue("me", issuedAt).replace("-here.", "-there."), "me", after(0))).toBe(false);
});
