import { join } from "node:path";
import { expect, test } from "vitest";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import type { CardSource } from "#server/modules/share-images/share-card.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { shareCard } from "./share-image.server.ts";

const now = new Date("2026-11-19T00:00:00Z");
const master = mergeContent(readContent(join(import.meta.dirname, "../../../content")).content, now);
const source = { master, now } as CardSource;

test.each(faceTypeCodes)("%s has a picture on three grounds, in four languages", async (code) => {
  const cards = await Promise.all([0, 1, 2].map((ground) => shareCard(`${code}-${ground}`, source)));
  expect(new Set(cards.map((card) => card?.ground)).size).toBe(3);
  for (const suffix of ["", "-en", "-zh-TW", "-ko"]) {
    const card = await shareCard(`${code}-0${suffix}`, source);
    expect(card).toMatchObject({ lang: suffix.slice(1) || "ja", figure: expect.stringContaining("product-lip-") });
  }
});

test("says the name and how it is read to Japanese eyes, and the name alone to others", async () => {
  expect((await shareCard("KIKA-0", source))?.title).toBe("輝花　きか");
  expect((await shareCard("KIKA-0-en", source))?.title).toBe("Brilliant Bloom");
});

test.each(["KIKA", "KIKA-3", "kika-0", "NOBODY-0", "KIKA-0-fr", "KIKA-0-", "../KIKA-0"])(
  "has none for %s",
  async (id) => {
    expect(await shareCard(id, source)).toBeNull();
  },
);
