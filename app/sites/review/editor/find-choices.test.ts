import { describe, expect, it } from "vitest";
import { findChoices } from "./find-choices.ts";

const catalogue = {
  lines: [
    {
      word: "リップ",
      products: [
        { id: "lip-01", number: "01", name: "踊り場の金魚", reading: "おどりばのきんぎょ", hex: "#DE5038" },
        { id: "lip-12", number: "12", name: "猫背の女王", reading: "ねこぜのじょおう", hex: "#8C2A4A" },
      ],
    },
    {
      word: "ティント",
      products: [{ id: "tint-01", number: "01", name: "切手裏の木苺", reading: "きってうらのきいちご", hex: null }],
    },
  ],
};
const idsOf = (text: string, owned: string[] = []) => findChoices(catalogue, { text, owned }).map(({ id }) => id);

describe("the choice of a product for a review", () => {
  it("names all while nothing is typed, what one has first", () => {
    expect(idsOf("", ["tint-01"])).toEqual(["tint-01", "lip-01", "lip-12"]);
  });

  it.each([
    ["金魚", ["lip-01"]],
    ["キンギョ", ["lip-01"]],
    ["kingyo", ["lip-01"]],
    ["リップ 12", ["lip-12"]],
    ["01", ["lip-01", "tint-01"]],
    ["ない名前", []],
  ])("「%s」 leaves %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });
});
