import { expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import { careKinds } from "./distress-words.ts";
import { careWords, helplinesFor } from "./helplines.ts";
import { readDistress } from "./read-distress.ts";

test.each([
  ["死にたい", "life", "ja"],
  ["もう 死にたい", "life", "ja"],
  ["しにたい", "life", "ja"],
  ["消えたい", "life", "ja"],
  ["消えたいくらいつらい", "life", "ja"],
  ["自殺", "life", "ja"],
  ["生きるのがつらい", "life", "ja"],
  ["リスカ", "life", "ja"],
  ["リスカ跡 隠す", "life", "ja"],
  ["ＯＤしたい", "life", "ja"],
  ["OD", "life", "ja"],
  ["オーバードーズ", "life", "ja"],
  ["死にたいくらいブス", "life", "ja"],
  ["DV", "violence", "ja"],
  ["彼氏に殴られる あざ 隠したい", "violence", "ja"],
  ["親に殴られた あざ", "child", "ja"],
  ["虐待", "child", "ja"],
  ["学校でいじめ", "child", "ja"],
  ["I want to die", "life", "en"],
  ["kill myself", "life", "en"],
  ["self-harm scars cover", "life", "en"],
  ["my boyfriend hits me", "violence", "en"],
  ["不想活了", "life", "zh-TW"],
  ["家暴", "violence", "zh-TW"],
  ["唔想做人", "life", "zh-HK"],
  ["죽고 싶어", "life", "ko"],
  ["자해", "life", "ko"],
  ["가정폭력", "violence", "ko"],
  ["อยากตาย", "life", "th"],
  ["ฆ่าตัวตาย", "life", "th"],
])("「%s」 is heard (%s, %s)", (query, kind, lang) => {
  expect(readDistress(query)).toEqual({ kind, lang });
});

test.each([
  "死ぬほど可愛い",
  "似合いすぎて死ぬ",
  "可愛すぎて死にたい",
  "死にたいほど可愛いリップ",
  "リップの色が消えたい時間",
  "リップが消えたい",
  "クマ消えたい",
  "眉尻が消える",
  "前髪が死んだ",
  "死んだ魚の目メイク",
  "アイリスカラー",
  "カムカムアムカット",
  "ODグリーンのシャドウ",
  "good lipstick",
  "dvd",
  "a lipstick to die for",
  "dyed hair brow",
  "suicide squad makeup",
  "cut myself shaving",
  "glitter overdose look",
  "想死你了",
  "美到想死",
  "예뻐 죽겠어",
  "예뻐서 죽고 싶을 정도",
  "죽을 만큼 예쁜 립",
  "สวยจนอยากตาย",
  "まつげ さがる",
  "目が腫れた朝",
  "殴り書き風アイライン",
])("「%s」 is everyday speech", (query) => {
  expect(readDistress(query)).toBeNull();
});

test("a word of Han characters is answered in the language of the page that asks", () => {
  expect(readDistress("自殺", "ja")?.lang).toBe("ja");
  expect(readDistress("自殺", "zh-TW")?.lang).toBe("zh-TW");
  expect(readDistress("自殺", "zh-HK")?.lang).toBe("zh-HK");
});

test("every language has lines for each kind, a telephone among them, and says that they may change", () => {
  for (const lang of languages) {
    for (const kind of careKinds) {
      const lines = helplinesFor(kind, lang);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.some(({ href }) => href.startsWith("tel:"))).toBe(true);
      expect(lines.every(({ href }) => /^(?:tel:[\d%]+|https:\/\/)/.test(href))).toBe(true);
    }
    expect(careWords[lang].changes).not.toBe("");
  }
});

test("short numbers with a hash are dialled with it", () => {
  expect(helplinesFor("violence", "ja")[0]).toMatchObject({ phone: "#8008", href: "tel:%238008" });
});
