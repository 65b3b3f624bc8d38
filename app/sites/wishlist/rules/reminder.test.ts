import { describe, expect, it } from "vitest";
import type { Wish } from "#contracts/wishes.ts";
import { isReminderDue, brightnessOf, countSleepDays, findReminderWish } from "./reminder.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
const wish = (productId: string, days: number, more: Partial<Wish> = {}): Wish => ({
  ...{
    productId,
    state: "wanted",
    note: "",
    folder: "mine",
    wantedAt: daysAgo(days),
    keptAt: null,
    units: 1,
    isLow: false,
  },
  ...more,
});

describe("the light of a want", () => {
  it("is full on the first day and gone at thirty", () => {
    expect(brightnessOf(0)).toBe(6);
    expect(brightnessOf(15)).toBe(3);
    expect(brightnessOf(30)).toBe(0);
    expect(brightnessOf(400)).toBe(0);
  });

  it("does not count a day before it is over, nor a clock that runs late", () => {
    expect(countSleepDays(wish("lip-01", 29.99), now)).toBe(29);
    expect(countSleepDays(wish("lip-01", -3), now)).toBe(0);
  });

  it("is full again once the visitor still wants it", () => {
    const savedWish = wish("lip-01", 90, { keptAt: daysAgo(2) });
    expect(countSleepDays(savedWish, now)).toBe(2);
    expect(isReminderDue(savedWish, now)).toBe(false);
  });
});

describe("the question", () => {
  it("comes at thirty days, and only for what is wanted", () => {
    expect(isReminderDue(wish("lip-01", 29), now)).toBe(false);
    expect(isReminderDue(wish("lip-01", 30), now)).toBe(true);
    expect(isReminderDue(wish("lip-01", 30, { state: "owned" }), now)).toBe(false);
  });

  it("is about the want that slept longest", () => {
    const list = [wish("lip-01", 3), wish("lip-02", 31), wish("lip-03", 60, { keptAt: daysAgo(1) })];
    expect(findReminderWish(list, now)?.productId).toBe("lip-02");
    expect(findReminderWish([wish("lip-04", 9, { state: "done" })], now)).toBeNull();
  });
});
