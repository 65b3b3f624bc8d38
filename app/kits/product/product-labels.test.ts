import { expect, it } from "vitest";
import { finishes } from "#contracts/finishes.ts";
import { moods, productLines, productStates } from "#contracts/product.ts";
import { similarityOf, shadeDifference } from "../basics/shade-similarity.ts";
import { similarityLabel } from "./similarity-label.ts";
import { barcodePath, productPath, reviewPath, skinMatchPath, tryOnPath } from "./product-address.ts";
import { finishLabel, lineLabel, moodLabel, formatPrice, shadeLabel, stateMark, stateLabel } from "./product-labels.ts";

it("has a word for every line, finish, state and mood of the catalogue", () => {
  const spoken = [
    ...productLines.map(lineLabel),
    ...finishes.map(finishLabel),
    ...productStates.map(stateLabel),
    ...moods.map(moodLabel),
  ];
  for (const word of spoken) expect(word).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
});

it("marks only what one must know before going to a shop", () => {
  expect(productStates.map(stateMark)).toEqual([null, "限定", "終了", "近日"]);
  expect(finishLabel(null)).toBe("色なし");
  expect(formatPrice(1540)).toBe("¥1,540（税込）");
  expect(shadeLabel("踊り場の金魚", "satin")).toBe("踊り場の金魚、サテン");
});

it("knows where a product is shown, tried, judged and sold", () => {
  expect(productPath("lip-01")).toBe("/all-products?p=lip-01");
  expect(barcodePath("lip-01")).toBe("/barcode?p=lip-01");
  expect(reviewPath("lip-01")).toBe("/review?p=lip-01");
  expect(tryOnPath("lip", "lip-01")).toBe("/virtual_tester?s=lip-01");
  expect(tryOnPath("tint", "tint-01")).toBe("/virtual_tester_lt?s=tint-01");
  expect(tryOnPath("shadow", "shadow-001")).toBe("/virtual_tester?e=-.001.-.-");
  expect(tryOnPath("mascara", "mascara-02")).toBe("/virtual_tester?m=02");
  expect(tryOnPath("liner", "liner-03")).toBe("/virtual_tester?l=03");
  expect(["base", "brow", "tool"].map((line) => tryOnPath(line as "tool", `${line}-01`))).toEqual([null, null, null]);
  expect([skinMatchPath("base"), skinMatchPath("lip")]).toEqual(["/virtual_tester#skin", null]);
});

it("says in words how near two shades are", () => {
  expect([0, 3.9, 4, 14.9, 15, 60].map((difference) => similarityLabel(similarityOf(difference)))).toEqual([
    "ほぼ双子",
    "ほぼ双子",
    "いとこ",
    "いとこ",
    "他人",
    "他人",
  ]);
  // The two nearest lips of the cast, and two that nobody would confuse.
  expect(similarityOf(shadeDifference("#89274C", "#900931"))).toBe("cousin");
  expect(similarityOf(shadeDifference("#5B2A4F", "#F09A55"))).toBe("stranger");
});
