import { foldedText } from "../fold.ts";
import type { Ingredient } from "#contracts/ingredient.ts";

/**
 * What people call ingredients that packs name otherwise, in the languages of the zone: the list says シア脂, a visitor
 * シアバター. By the id of the ingredient; one word may name several.
 */
const commonWords: readonly (readonly [ids: readonly string[], words: readonly string[]])[] = [
  [["shea-butter"], ["シアバター", "shea butter", "乳木果油", "시어버터", "เชียบัตเตอร์"]],
  [["sodium-hyaluronate"], ["ヒアルロン酸", "hyaluronic acid", "玻尿酸", "透明質酸", "히알루론산", "ไฮยาลูรอน"]],
  [["tocopherol"], ["ビタミンE", "vitamin e", "維他命E", "비타민E", "วิตามินอี"]],
  [["squalane"], ["スクアラン", "角鯊烷", "스쿠알란", "สควาเลน"]],
  [["beeswax"], ["蜜蝋", "みつろう", "ビーズワックス", "蜂蠟", "밀랍", "ขี้ผึ้ง"]],
  [["carnauba-wax"], ["カルナバワックス", "カルナバ", "carnauba"]],
  [["candelilla-wax"], ["キャンデリラワックス", "candelilla"]],
  [["jojoba-oil"], ["ホホバオイル", "ホホバ油", "jojoba oil", "荷荷芭油", "호호바오일", "โจโจบา"]],
  [["castor-oil"], ["ひまし油", "キャスターオイル", "castor oil", "蓖麻油", "피마자유", "น้ำมันละหุ่ง"]],
  [["lanolin"], ["羊毛脂", "라놀린", "ลาโนลิน"]],
  [["mineral-oil"], ["鉱物油", "ミネラル油", "礦物油", "미네랄오일", "มิเนอรัลออยล์"]],
  [["ethanol"], ["アルコール", "alcohol", "酒精", "에탄올", "알코올", "แอลกอฮอล์"]],
  [["glycerin"], ["甘油", "글리세린", "กลีเซอรีน"]],
  [["butylene-glycol"], ["ブチレングリコール", "丁二醇", "부틸렌글라이콜"]],
  [["carmine"], ["コチニール", "コチニール色素", "cochineal", "胭脂紅", "카민", "คาร์มีน"]],
  [["talc"], ["滑石粉", "탤크", "ทัลค์"]],
  [["mica"], ["雲母", "마이카", "ไมกา"]],
  [["titanium-dioxide"], ["二酸化チタン", "二氧化鈦", "티타늄디옥사이드", "ไทเทเนียมไดออกไซด์"]],
  [["zinc-oxide"], ["亜鉛華", "氧化鋅", "징크옥사이드", "ซิงค์ออกไซด์"]],
  [["fragrance"], ["フレグランス", "perfume", "parfum", "香精", "향료", "น้ำหอม"]],
  [["phenoxyethanol"], ["防腐剤", "preservative", "防腐劑", "방부제", "สารกันเสีย"]],
  [
    ["dimethicone", "methyl-trimethicone", "diphenylsiloxy-phenyl-trimethicone", "peg-10-dimethicone"],
    ["シリコン", "シリコーン", "silicone", "矽靈", "실리콘", "ซิลิโคน"],
  ],
  [
    ["yellow-4", "blue-1", "yellow-5", "red-102", "red-201", "red-202", "red-218", "red-223", "red-227"],
    ["タール色素", "合成着色料", "azo dye", "焦油色素", "타르색소"],
  ],
];

/** What else an ingredient is called than on the two lists of names. */
export const commonNames = (id: string): string[] =>
  commonWords.flatMap(([ids, words]) => (ids.includes(id) ? words : []));

const byName = new WeakMap<ReadonlyMap<string, Ingredient>, ReadonlyMap<string, readonly string[]>>();

/** Ids of the ingredients that a text names and nothing else: by the names of the lists, or as people call them. */
export function namedIngredients(ingredients: ReadonlyMap<string, Ingredient>, text: string): readonly string[] {
  const ids = byName.get(ingredients) ?? indexNames(ingredients.values());
  byName.set(ingredients, ids);
  return ids.get(foldName(text)) ?? [];
}

function indexNames(ingredients: Iterable<Ingredient>): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, names } of ingredients)
    for (const name of new Set([names.ja, names.en, ...commonNames(id)].map(foldName)))
      ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}

const foldName = (name: string): string => foldedText(name).trim();
