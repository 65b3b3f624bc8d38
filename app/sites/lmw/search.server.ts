import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import type { Language } from "#contracts/languages.ts";
import type { Monster } from "#contracts/monster.ts";

/**
 * The monsters, found by name and by what they are. Their scenes are fiction and answer no question, so they are not
 * searched.
 */
export const searchDocuments: SiteDocuments = ({ monsters }, lang) =>
  monsters.map((monster) => monsterDocument(monster, lang));

function monsterDocument({ id, names, reading, character, hex }: Monster, lang: Language): SearchDocument {
  const isJapanese = lang === "ja";
  return {
    ...{ id: `monster-${id}`, kind: "monster", title: names[lang], href: `/lmw/monster?m=${id}`, asks: [] },
    ...(isJapanese && { reading }),
    ...{ keywords: monsterWords[lang], body: isJapanese ? [`${character}。`] : [], facets: {}, mark: hex },
  };
}

const monsterWords: Record<Language, string[]> = {
  ja: ["怪物", "モンスター", "キャラクター"],
  en: ["monster", "character"],
  "zh-TW": ["怪物", "角色"],
  "zh-HK": ["怪物", "角色"],
  ko: ["몬스터", "괴물", "캐릭터"],
  th: ["มอนสเตอร์", "ตัวละคร"],
};
