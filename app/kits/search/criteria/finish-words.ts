import type { CriterionMeaning, FinishFit } from "./criterion.ts";

const finishes: readonly [words: string, finish: FinishFit][] = [
  [
    "マット|マットな|つや消し|ツヤ消し|艶消し|さらさら質感|matte|mat|霧面|啞面|매트|แมตต์|เนื้อแมท",
    { matte: 1, any: 0.6 },
  ],
  ["サテン|satin|緞面|새틴|ซาติน", { satin: 1 }],
  [
    "グロス|グロッシー|つや|ツヤ|艶|つやつや|つやあり|ツヤ感|うるつや|ぷるぷる|うるうる|濡れ感|ぬれ感|glossy|gloss|shiny|水光|光澤|亮面|글로시|윤기|광택|กลอส|ฉ่ำ",
    { gloss: 1, satin: 0.55, sheer: 0.5, any: 0.5 },
  ],
  ["シアー|透け感|透ける|透明感のある|すける|薄づき|sheer|透明感|薄透|시어|투명|บางเบา", { sheer: 1, gloss: 0.4 }],
  [
    "ラメ|ラメ入り|グリッター|キラキラ|きらきら|ギラギラ|glitter|sparkle|亮片|閃粉|글리터|กลิตเตอร์",
    { glitter: 1, pearl: 0.55 },
  ],
  ["パール|パール感|偏光|pearl|shimmer|珠光|펄|มุก|ชิมเมอร์", { pearl: 1, glitter: 0.5 }],
];

/** Words for finishes, and how well each finish answers them. */
export const finishWords: readonly (readonly [string, CriterionMeaning])[] = finishes.map(([words, finish]) => [
  words,
  { kind: "finish", finish },
]);
