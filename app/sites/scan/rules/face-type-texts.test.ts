import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { faceDuoSchema, faceTypeSchema, scanLanguages } from "#contracts/face-type.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import duos from "#content/face-duos.json";
import references from "#content/face-reference.json";
import types from "#content/face-types.json";
import { modelFaces } from "./face-fixtures.ts";
import { duoOf } from "./type-codes.ts";

const faceTypes = v.parse(v.array(faceTypeSchema), types);
const faceDuos = v.parse(v.array(faceDuoSchema), duos);

describe("the eight starting points", () => {
  it("give every pair of faces a title, the same face twice as well", () => {
    for (const a of faceTypeCodes)
      for (const b of faceTypeCodes)
        expect(
          faceDuos.find(({ pair }) => pair.join() === duoOf(a, b).join()),
          `${a} ${b}`,
        ).toBeDefined();
  });

  it("judge nobody, promise nothing and count no percentages", () => {
    const allText = JSON.stringify([faceTypes, faceDuos, references.map(({ limits }) => limits)]);
    expect(allText).not.toMatch(/中顔面|面長|濃い顔|薄い顔|小顔|[曲直][淡濃][長短]|残念|夜の街/);
    expect(allText).not.toMatch(/美人|美しい|かわいい|可愛|女らし|男らし|若く|若返|老け|似合う|正解|欠点|カバー|隠す/);
    expect(allText).not.toMatch(/beaut|pretty|flaw|young|feminine|masculine|slimm|correct|flatter|\d\s?%/i);
    expect(allText).not.toMatch(/美女|漂亮|缺點|顯小|顯瘦|遮瑕|年輕|女人味|預約成功/);
    expect(allText).not.toMatch(/예쁜|미인|결점|어려 보|동안|여성스|남성스|작아 보/);
  });

  it("are told anew in each language", () => {
    for (const { steps, stories, impressions } of faceTypes)
      for (const text of [stories, impressions, ...steps.map((step) => step.text)])
        expect(new Set(scanLanguages.map((lang) => text[lang])).size).toBe(scanLanguages.length);
    const repeated = faceTypes.flatMap(({ steps }) => steps.flatMap(({ text }) => Object.values(text)));
    expect(new Set(repeated).size).toBe(repeated.length);
  });

  it.each(faceTypes)("$code draws stars that lie apart on a face", ({ constellation: { points } }) => {
    for (const { reading, size } of modelFaces) {
      const positionOf = (i: number) =>
        [reading.landmarks[i * 3]! * size.widthPx, reading.landmarks[i * 3 + 1]! * size.heightPx] as const;
      const [left, right] = [positionOf(234)[0], positionOf(454)[0]];
      for (const a of points)
        for (const b of points) {
          if (a === b) continue;
          const [[ax, ay], [bx, by]] = [positionOf(a), positionOf(b)];
          expect(Math.hypot(ax - bx, ay - by) / (right - left), `${a} ${b}`).toBeGreaterThan(0.05);
        }
    }
  });
});
