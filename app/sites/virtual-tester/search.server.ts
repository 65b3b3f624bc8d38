import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import type { Language } from "#contracts/languages.ts";
import { formatLookCode } from "#contracts/look-code.ts";
import type { makeupScenes } from "#contracts/makeup-choices.ts";
import type { MakeupLook } from "#contracts/makeup-look.ts";

/** The looks that are put on with one tap, in the languages that have a name for them. */
export const searchDocuments: SiteDocuments = ({ makeupLooks }, lang) =>
  makeupLooks.flatMap((look) => lookDocument(look, lang));

function lookDocument({ id, names, line, scenes, applied, steps }: MakeupLook, lang: Language): SearchDocument[] {
  const title = names[lang];
  const code = formatLookCode(applied);
  if (title === undefined || code === null) return [];
  const isJapanese = lang === "ja";
  const colour = applied.find(({ layer }) => layer.kind === "lip")?.layer;
  return [
    {
      ...{ id: `look-${id}`, kind: "look", title, href: `/virtual_tester?look=${code}`, asks: [] },
      keywords: [
        ...lookWords[lang],
        ...(isJapanese ? [...scenes.map((scene) => sceneWords[scene]), lookKeywords[id] ?? ""] : []),
      ].filter((word) => word !== ""),
      body: isJapanese ? [line, ...steps.map(({ text }) => text)] : [],
      facets: { part: ["whole"] },
      ...(colour && "hex" in colour && typeof colour.hex === "string" && { mark: colour.hex }),
    },
  ];
}

const lookWords: Record<Language, string[]> = {
  ja: ["ルック", "フルメイク", "一式"],
  en: ["look", "full makeup"],
  "zh-TW": ["妝容", "全妝"],
  "zh-HK": ["妝容", "全妝"],
  ko: ["룩", "풀메이크업"],
  th: ["ลุค", "แต่งหน้าเต็ม"],
};

const sceneWords: Record<(typeof makeupScenes)[number], string> = {
  ...{ desk: "仕事 会社 オフィス", photo: "写真 撮影", table: "デート 食事 会う日", home: "休日 家" },
  ...{ mask: "マスクの日", rain: "雨の日" },
};

/** What one calls these looks who does not know their names. */
export const lookKeywords: Readonly<Record<string, string>> = {
  "bare-skin": "すっぴん風 ナチュラルメイク 素肌っぽい",
  "nine-meeting": "オフィスメイク きちんと見え 通勤 ベージュ",
  "fireworks-seat": "オレンジメイク ラメ 夏祭り 浴衣",
  "only-red": "赤リップメイク 赤い唇が主役",
  "slow-smoke": "スモーキーアイ スモーキーメイク 囲み目",
  "one-tone-rose": "ワントーンメイク ローズ 血色",
  "winter-window": "青いアイシャドウ 冬メイク 透明感 水色",
  "sunny-nap": "日焼け風チーク 杏色 そばかす",
  "after-rain": "うるつやメイク 濡れ感 つや肌",
  "no-ruler": "はね上げライン キャットアイ アイライン主役",
  "usual-seat": "ローズブラウン 大人っぽい 落ち着いた",
  "plain-fold": "一重メイク 切れ長 横グラデ",
  "above-mask": "マスクメイク 目もと主役",
  "after-last-train": "夜メイク 金のアイシャドウ クラブ",
  "after-bath": "湯上がりチーク 下まぶたチーク 血色",
  "after-school": "紫メイク 派手メイク 三角チーク",
  "burnt-milk": "ミルクティーメイク 茶色 ブラウンメイク",
  "moss-promise": "カーキメイク 緑のアイシャドウ",
  "green-light": "青メイク カラーメイク 一色まぶた",
  "grape-vigil": "ラベンダーメイク 紫 夜",
  "hold-sleeve": "ピンクメイク 涙袋 かわいい 束感まつげ",
  "top-button": "メンズメイク きりっと ノーカラー 輪郭",
  "red-contract": "マットな赤リップ 強め クラシック",
  "gold-eve": "ゴールドメイク ラメ 華やか パーティー",
};
