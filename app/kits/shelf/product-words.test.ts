import { expect, it } from "vitest";
import { finishes } from "#contracts/monster.ts";
import { moods, productLines, productStates } from "#contracts/product.ts";
import { kinshipOf, shadeDifference } from "../basics/shade-kinship.ts";
import { kinshipWord } from "./kinship.ts";
import { barcodeAddress, productAddress, reviewAddress, shopAddress, tryOnAddress } from "./product-address.ts";
import { finishWord, lineWord, moodWord, priceWords, shadeWords, stateMark, stateWord } from "./product-words.ts";

it("has a word for every line, finish, state and mood of the catalogue", () => {
  const spoken = [
    ...productLines.map(lineWord),
    ...finishes.map(finishWord),
    ...productStates.map(stateWord),
    ...moods.map(moodWord),
  ];
  for (const word of spoken) expect(word).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
});

it("marks only what one must know before going to a shop", () => {
  expect(productStates.map(stateMark)).toEqual([null, "限定", "終了", "近日"]);
  expect(finishWord(null)).toBe("色なし");
  expect(priceWords(1540)).toBe("¥1,540（税込）");
  expect(shadeWords("踊り場の金魚", "satin")).toBe("踊り場の金魚、サテン");
});

it("knows where a product is shown, tried, judged and sold", () => {
  expect(productAddress("lip-01")).toBe("/all-products?p=lip-01");
  expect(barcodeAddress("lip-01")).toBe("/barcode?p=lip-01");
  expect(reviewAddress("lip-01")).toBe("/review?p=lip-01");
  expect(tryOnAddress("lip", "lip-01")).toBe("/virtual_tester?s=lip-01");
  expect(tryOnAddress("tint", "tint-01")).toBe("/virtual_tester_lt?s=tint-01");
  expect(tryOnAddress("shadow", "shadow-001")).toBeNull();
  expect(shopAddress("https://shop.example/kate/?a=1", "/lip/01")).toBe(
    "https://shop.example/kate/lip/01?a=1&cid=kz_prod",
  );
});

it("says in words how near two shades are", () => {
  expect([0, 3.9, 4, 14.9, 15, 60].map((difference) => kinshipWord(kinshipOf(difference)))).toEqual([
    "ほぼ双子",
    "ほぼ双子",
    "いとこ",
    "いとこ",
    "他人",
    "他人",
  ]);
  // The two nearest lips of the cast, and two that nobody would confuse.
  expect(kinshipOf(shadeDifference("#89274C", "#900931"))).toBe("cousin");
  expect(kinshipOf(shadeDifference("#5B2A4F", "#F09A55"))).toBe("stranger");
});
