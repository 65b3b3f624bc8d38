import type { LookLayer } from "#contracts/look.ts";

/** Where on the face one is choosing. `whole` is a look of the house, which is put on with one tap. */
export const makeupTabs = [
  "whole",
  "lips",
  "lids",
  "lashes",
  "line",
  "skin",
  "cheeks",
  "shade",
  "light",
  "brows",
  "lipLine",
] as const;
export type MakeupTab = (typeof makeupTabs)[number];

/** The parts that addresses name by `s`, `e`, `m` and `l`; how strongly they are worn, `w` says. */
export const namedTabs = ["lips", "lids", "lashes", "line"] as const;
export type NamedTab = (typeof namedTabs)[number];

/** The parts that only a look's code can say. */
export type CodedTab = Exclude<MakeupTab, NamedTab | "whole">;

/** The layers that lie on a part; null for all of the face. */
export const kindOfTab = {
  whole: null,
  lips: "lip",
  lids: "shadow",
  lashes: "lashes",
  line: "liner",
  skin: "base",
  cheeks: "blush",
  shade: "contour",
  light: "highlight",
  brows: "brow",
  lipLine: "lip-line",
} as const satisfies Record<MakeupTab, LookLayer["kind"] | null>;

/** The layers that only a code can say. */
export type CodedKind = (typeof kindOfTab)[CodedTab];

/** True for a part that an address names by a parameter of its own. */
export const isNamedTab = (tab: MakeupTab): tab is NamedTab => (namedTabs as readonly string[]).includes(tab);
