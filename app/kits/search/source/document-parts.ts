import type { TipPart } from "#contracts/tip-choices.ts";

// What documents of more than one site say alike.

/** A minute's tip is found under three and five as well: it fits into them. */
export function minutesFacet(minutes: number): string[] {
  return ["1", "3", "5", "10"].filter((limit) => minutes <= Number(limit));
}

/** What one calls a part of the face, or of what one has with one. */
export const partLabels: Record<TipPart, string> = {
  ...{ skin: "肌", nose: "鼻", brow: "眉", lid: "まぶた", line: "アイライン", lash: "まつげ", under: "目の下" },
  ...{ cheek: "チーク", lip: "リップ", contour: "輪郭", whole: "メイク", pouch: "道具" },
};
