import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../../tools/content/read-content.ts";
import { teaserDays } from "./rules/countdown.ts";

const { content } = readContent(join(import.meta.dirname, "../../../content"));

test("each of the fourteen nights before has a line of its own", () => {
  expect(teaserDays).toBe(14);
  expect(content.redTeasers.map(({ night }) => night)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  expect(new Set(content.redTeasers.map(({ text }) => text)).size).toBe(14);
});

test("nine tones for each of the four gifts: thirty-six endings", () => {
  const places = content.redEndings.map(({ gift, heat, distance }) => `${gift} ${heat} ${distance}`);
  expect(new Set(places).size).toBe(36);
  expect(content.redGifts).toHaveLength(4);
  expect(content.redPhrases).toHaveLength(12);
});
