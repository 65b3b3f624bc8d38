// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { deleteLocalEntry, addLocalEntry, getLocalDiary, type LocalDiaryEntry } from "./local-diary.ts";

const night = (code: string, doneAt = "2026-11-20T12:00:00.000Z"): LocalDiaryEntry => ({
  ...{ code, doneAt, title: "先に名乗る", minutes: 7, hexes: ["#D31240"] },
});
beforeEach(() => localStorage.clear());

it("a night stands in this browser before the server has heard of it, the newest first", () => {
  addLocalEntry(night("AAAA"));
  addLocalEntry(night("BBBB"));
  addLocalEntry(night("AAAA"));
  expect(getLocalDiary().map(({ code }) => code)).toEqual(["AAAA", "BBBB"]);
});

it("is gone when the server has it, and no other night with it", () => {
  addLocalEntry(night("AAAA", "2026-11-19T12:00:00.000Z"));
  addLocalEntry(night("AAAA"));
  deleteLocalEntry("AAAA", "2026-11-20T12:00:00.000Z");
  expect(getLocalDiary().map(({ doneAt }) => doneAt)).toEqual(["2026-11-19T12:00:00.000Z"]);
});

it("what another hand wrote there is no diary", () => {
  for (const text of ["{", "7", '[{"code":1}]', '"x"']) {
    localStorage.setItem("kz_pm_nights", text);
    expect(getLocalDiary()).toEqual([]);
  }
  addLocalEntry(night("AAAA"));
  expect(getLocalDiary()).toHaveLength(1);
});

it("holds thirty nights and lets the oldest go", () => {
  for (let day = 1; day <= 31; day += 1)
    addLocalEntry(night("AAAA", `2026-10-${String(day).padStart(2, "0")}T12:00:00.000Z`));
  expect(getLocalDiary()).toHaveLength(30);
  expect(getLocalDiary().at(-1)?.doneAt).toBe("2026-10-02T12:00:00.000Z");
});
