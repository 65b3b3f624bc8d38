import { expect, test } from "vitest";
import { isoWeek } from "#contracts/jst-calendar.ts";
import { createSigner } from "../../http/signature.ts";
import { fixedClock, maxClockSkewMs } from "../../platform/clock.ts";
import { systemRandom } from "../../platform/random.ts";
import { aliasOf, aliasWordCount } from "./alias.ts";
import { periodNames } from "./periods.ts";
import { checkTime, verifyTicket, ticketLifeMs, createTicket } from "./run-ticket.ts";

const signer = createSigner(["s".repeat(32)], "stage-ticket");
const me = "00000000-0000-4000-8000-000000000001";
const clock = fixedClock("2026-11-20T12:00:00Z");
const newTicket = () =>
  createTicket(signer, {
    visitorId: me,
    setup: { stage: 2, seed: 5 },
    rulesHash: "abc",
    now: clock.now(),
    random: systemRandom,
  });
const reasonOf = (work: () => unknown): string => {
  try {
    work();
    return "none";
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
};

test("a ticket comes back as it was given", () => {
  const { ticket, runId, expiresAt } = newTicket();
  expect(verifyTicket(signer, me, ticket)).toMatchObject({ runId, setup: { stage: 2, seed: 5 }, rulesHash: "abc" });
  expect(expiresAt.getTime() - clock.now().getTime()).toBe(30 * 60_000);
});

test("a ticket that was changed, signed by somebody else or given to somebody else is refused", () => {
  const { ticket } = newTicket();
  const [payload = "", signature = ""] = ticket.split(".");
  const richer = Buffer.from(payload, "base64url").toString().replace('"seed":5', '"seed":6');
  const otherSigner = createSigner(["x".repeat(32)], "stage-ticket");
  expect(reasonOf(() => verifyTicket(signer, me, `${Buffer.from(richer).toString("base64url")}.${signature}`))).toBe(
    "forged",
  );
  expect(reasonOf(() => verifyTicket(otherSigner, me, ticket))).toBe("forged");
  expect(reasonOf(() => verifyTicket(signer, me.replace(/1$/, "2"), ticket))).toBe("forged");
  for (const text of ["", ".", "a.b.c", payload]) expect(reasonOf(() => verifyTicket(signer, me, text))).toBe("forged");
});

test("a minute of play takes a minute, and half an hour is the longest; clocks of two processes may lie five seconds apart", () => {
  const ticket = verifyTicket(signer, me, newTicket().ticket);
  const later = (passedMs: number): Date => new Date(clock.now().getTime() + passedMs);
  const after = (passedMs: number, endedAfterMs?: number): string =>
    reasonOf(() => checkTime(ticket, 60_000, later(passedMs), endedAfterMs === undefined ? null : later(endedAfterMs)));
  expect(after(30_000)).toBe("too-quick");
  expect(after(53_999)).toBe("too-quick");
  expect(after(60_000 - 1_000 - maxClockSkewMs)).toBe("none");
  expect(after(ticketLifeMs + maxClockSkewMs)).toBe("none");
  expect(after(ticketLifeMs + maxClockSkewMs + 1)).toBe("late");
});

test("what was played before the next ticket counts whenever it comes; what goes on beside it does not", () => {
  const ticket = verifyTicket(signer, me, newTicket().ticket);
  const later = (passedMs: number): Date => new Date(clock.now().getTime() + passedMs);
  expect(reasonOf(() => checkTime(ticket, 60_000, later(600_000), later(61_000)))).toBe("none");
  expect(reasonOf(() => checkTime(ticket, 60_000, later(600_000), later(30_000)))).toBe("superseded");
  expect(reasonOf(() => checkTime(ticket, 60_000, later(600_000), later(0)))).toBe("superseded");
});

test("a week belongs to the year of its Thursday", () => {
  const days = ["2026-01-01", "2026-11-20", "2026-11-22", "2026-11-23", "2027-01-03", "2027-01-04", "2024-12-30"];
  expect(days.map(isoWeek)).toEqual([
    "2026-W01",
    "2026-W47",
    "2026-W47",
    "2026-W48",
    "2026-W53",
    "2027-W01",
    "2025-W01",
  ]);
  expect(periodNames(new Date("2026-11-22T15:00:00Z"))).toEqual({ day: "2026-11-23", week: "2026-W48", all: "all" });
});

test("an alias is two words that stay, and says nothing of the visitor", () => {
  const words = aliasOf(me);
  expect(aliasOf(me)).toEqual(words);
  expect(words.every((word) => word >= 0 && word < aliasWordCount)).toBe(true);
  const all = Array.from({ length: 200 }, (_, i) => aliasOf(`${me}${i}`).join());
  expect(new Set(all).size).toBeGreaterThan(150);
});
