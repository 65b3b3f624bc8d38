import type { CriterionMeaning } from "./criterion.ts";

/** Words for the states of a product. */
export const stateWords: readonly (readonly [string, CriterionMeaning])[] = [
  [
    "限定|限定色|限定品|数量限定|limited|limited edition|限量|限定版|한정|한정판|รุ่นลิมิเต็ด",
    { kind: "state", states: ["limited"] },
  ],
  [
    "新作|新色|新商品|新製品|発売予定|これから出る|coming soon|new shade|新品|即將推出|신상|신제품|สินค้าใหม่",
    { kind: "state", states: ["coming"] },
  ],
];
