import { join } from "node:path";
import { expect, test } from "vitest";
import type { CardSource } from "#server/modules/share-images/share-card.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { shareCard } from "./share-image.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
const cardOf = async (code: string) => shareCard(code, { master } as CardSource);

test("the picture of a shared find is the chameleon in its colour, under its name", async () => {
  const card = await cardOf("3050e0-lip-01");
  expect(card?.shade).toBe("#3050e0");
  const pixels = (await card!.drawing!.paint()) as Uint8ClampedArray;
  const { width, height } = card!.drawing!;
  expect(pixels).toHaveLength(4 * width * height);
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! > 200) for (let c = 0; c < 3; c++) sums[c]! += pixels[at + c]!;
  expect(sums[2]!).toBeGreaterThan(2 * sums[0]!);
  expect(pixels[3]).toBe(0);
});

test("a code that is none has no picture", async () => {
  expect(await cardOf("3050e0")).toBeNull();
});
