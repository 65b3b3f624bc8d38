import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { giftText, layOutName } from "./gift-text.ts";
import { motifOf } from "./motif-of.ts";
import { motifs } from "./motifs.ts";

test("a gift has the day in Japan and the beginning of the public mark, and nothing that its owner has alone", () => {
  const campaign = { id: "half-open", name: "すこし開いた扉" };
  const mark = "3f9a21c8d4e5".padEnd(64, "0");
  expect(giftText(campaign, mark, "2026-11-26T15:00:00.000Z")).toEqual({
    campaignId: "half-open",
    campaignName: "すこし開いた扉",
    number: "3F9A 21C8",
    day: "2026.11.27",
  });
});

test("each campaign of the demonstration has a picture of its own, and one of a brand has the door", () => {
  const ids = globSync("content/campaigns/*.json").map((file) => basename(file, ".json"));
  expect(ids.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ids.map((id) => motifs[motifOf(id)])).size).toBe(ids.length);
  expect(motifOf("spring-launch")).toBe("gap");
});

test("the longest name a campaign may have is set smaller and stands whole above the number", () => {
  const [short, long] = [layOutName("月の鍵", 400), layOutName("あ".repeat(24), 400)];
  expect(short.map(({ size }) => size)).toEqual([33, 33, 33]);
  const last = long.at(-1);
  expect((last?.y ?? 0) + (last?.size ?? 0)).toBeLessThanOrEqual(400);
  expect(last?.size).toBeGreaterThan(12.5);
});
