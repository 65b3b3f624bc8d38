import type { Language } from "#contracts/languages.ts";
import type { Finish } from "#contracts/monster.ts";
import type { Product } from "#contracts/product.ts";

interface Labels {
  lines: Record<Product["line"], string>;
  finishes: Record<Finish, string>;
}

/** What kinds and finishes are called in the languages the catalogue itself is not written in: for the search alone. */
export const foreignLabels: Record<Exclude<Language, "ja">, Labels> = {
  en: {
    lines: {
      ...{ lip: "lipstick", tint: "lip tint", mascara: "mascara", liner: "eyeliner", shadow: "eyeshadow" },
      ...{ base: "base makeup foundation powder", brow: "eyebrow", tool: "makeup tool" },
    },
    finishes: {
      ...{ matte: "matte", satin: "satin", gloss: "gloss", sheer: "sheer", tint: "tint", glitter: "glitter" },
      ...{ pearl: "pearl", any: "" },
    },
  },
  "zh-TW": {
    lines: {
      ...{ lip: "口紅 唇膏", tint: "染唇 唇釉", mascara: "睫毛膏", liner: "眼線筆", shadow: "眼影", base: "底妝 粉底" },
      ...{ brow: "眉筆", tool: "化妝工具" },
    },
    finishes: {
      ...{ matte: "霧面", satin: "緞面", gloss: "水光", sheer: "透明感", tint: "染色", glitter: "亮片", pearl: "珠光" },
      any: "",
    },
  },
  "zh-HK": {
    lines: {
      ...{ lip: "唇膏", tint: "染唇 唇釉", mascara: "睫毛膏", liner: "眼線筆", shadow: "眼影", base: "底妝 粉底" },
      ...{ brow: "眉筆", tool: "化妝工具" },
    },
    finishes: {
      ...{ matte: "啞面", satin: "緞面", gloss: "水光", sheer: "透薄", tint: "染色", glitter: "閃粉", pearl: "珠光" },
      any: "",
    },
  },
  ko: {
    lines: {
      ...{ lip: "립스틱", tint: "틴트", mascara: "마스카라", liner: "아이라이너", shadow: "아이섀도" },
      ...{ base: "베이스 파운데이션", brow: "아이브로우", tool: "메이크업 도구" },
    },
    finishes: {
      ...{ matte: "매트", satin: "새틴", gloss: "글로시", sheer: "시어", tint: "틴트", glitter: "글리터", pearl: "펄" },
      any: "",
    },
  },
  th: {
    lines: {
      ...{ lip: "ลิปสติก", tint: "ลิปทินท์", mascara: "มาสคาร่า", liner: "อายไลเนอร์", shadow: "อายแชโดว์" },
      ...{ base: "รองพื้น", brow: "เขียนคิ้ว", tool: "อุปกรณ์แต่งหน้า" },
    },
    finishes: {
      ...{ matte: "แมตต์", satin: "ซาติน", gloss: "ฉ่ำ", sheer: "บางเบา", tint: "ทินท์", glitter: "กลิตเตอร์", pearl: "มุก" },
      any: "",
    },
  },
};
