import type { IngredientFlag } from "#contracts/ingredient.ts";
import type { CriterionMeaning } from "./criterion.ts";

const words: readonly [words: string, without: IngredientFlag | null][] = [
  [
    "無香料|無香|香料なし|香料フリー|香料不使用|ノンフレグランス|香りなし|香料入ってない|香料が入ってない|香料が入っていない|香料の入ってない|香料無添加|fragrance free|fragrance-free|unscented|無香精|무향료|무향|ไม่มีน้ำหอม|ปราศจากน้ำหอม",
    "fragrance",
  ],
  [
    "アルコールフリー|ノンアルコール|アルコールなし|アルコール不使用|アルコール無添加|エタノールフリー|エタノールなし|alcohol free|alcohol-free|無酒精|不含酒精|무알코올|무알콜|ไม่มีแอลกอฮอล์|ปราศจากแอลกอฮอล์",
    "alcohol",
  ],
  ["アレルゲンフリー|アレルゲン不使用|allergen free|無過敏原|ไม่มีสารก่อภูมิแพ้", "allergen"],
  ["ヴィーガン|ビーガン|動物由来なし|動物由来不使用|vegan|純素|全素|비건|วีแกน", "animal"],
  ["全成分|成分表|成分表示|成分|配合成分|ingredients|ingredient|全成份|成份|전성분|성분|ส่วนผสม", null],
];

/** Words that ask for what is in a product, and for what is not. */
export const ingredientWords: readonly (readonly [string, CriterionMeaning])[] = words.map(([text, without]) => [
  text,
  { kind: "ingredient", without },
]);
