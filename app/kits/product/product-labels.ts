import type { Finish } from "#contracts/monster.ts";
import type { Product, productLines, productStates } from "#contracts/product.ts";
import { formatYen } from "../i18n/numbers.ts";
import type { LightName } from "./skin-light.ts";
import words from "./product-messages.json";

export type ProductLine = (typeof productLines)[number];
export type ProductState = (typeof productStates)[number];
export type Mood = Product["moods"][number];

// The catalogue is read in Japanese only; these are the words every site uses for the same thing.

/** リップ, ティント, 単色シャドウ … */
export const lineLabel = (line: ProductLine): string => words.lines[line];

/** マット, サテン, 艶 …; 色なし for what has no shade. */
export const finishLabel = (finish: Finish | null): string => (finish ? words.finishes[finish] : words.noShade);

/** 発売中, 限定, 終了, 近日. */
export const stateLabel = (state: ProductState): string => words.states[state];

/** The mark of a state that one must know before going to a shop; null for what is simply on sale. */
export const stateMark = (state: ProductState): string | null => (state === "on-sale" ? null : stateLabel(state));

/** 静か, 強気, 甘い … */
export const moodLabel = (mood: Mood): string => words.moods[mood];

/** ¥1,540, to be set large with `taxLabel` small beside it. */
export const formatAmount = (priceYen: number): string => formatYen(priceYen, "en");

/** （税込） */
export const taxLabel: string = words.tax;

/** ¥1,540（税込） */
export const formatPrice = (priceYen: number): string => formatYen(priceYen, "ja");

/** What is said of a shade in one breath: 「踊り場の金魚、サテン」. */
export const shadeLabel = (name: string, finish: Finish | null): string => `${name}、${finishLabel(finish)}`;

/** 明るい肌 … 深い褐色の肌, by the index of the skin. */
export const skinLabel = (skin: number): string => words.skins[skin] ?? "";

/** 昼の窓ぎわ, 夜の電球 */
export const lightLabel = (light: LightName): string => words.lights[light];
