import type { Finish } from "#contracts/monster.ts";
import type { Product, productLines, productStates } from "#contracts/product.ts";
import { formatYen } from "../words/numbers.ts";
import type { LightName } from "./skin-light.ts";
import words from "./shelf-words.json";

export type ProductLine = (typeof productLines)[number];
export type ProductState = (typeof productStates)[number];
export type Mood = Product["moods"][number];

// The shelf is read in Japanese only; these are the words every site uses for the same thing.

/** リップ, ティント, 単色シャドウ … */
export const lineWord = (line: ProductLine): string => words.lines[line];

/** マット, サテン, 艶 …; 色なし for what has no shade. */
export const finishWord = (finish: Finish | null): string => (finish ? words.finishes[finish] : words.noShade);

/** 発売中, 限定, 終了, 近日. */
export const stateWord = (state: ProductState): string => words.states[state];

/** The mark of a state that one must know before going to a shop; null for what is simply on sale. */
export const stateMark = (state: ProductState): string | null => (state === "on-sale" ? null : stateWord(state));

/** 静か, 強気, 甘い … */
export const moodWord = (mood: Mood): string => words.moods[mood];

/** ¥1,540, to be set large with `taxWord` small beside it. */
export const amountWords = (priceYen: number): string => formatYen(priceYen, "en");

/** （税込） */
export const taxWord: string = words.tax;

/** ¥1,540（税込） */
export const priceWords = (priceYen: number): string => formatYen(priceYen, "ja");

/** What is said of a shade in one breath: 「踊り場の金魚、サテン」. */
export const shadeWords = (name: string, finish: Finish | null): string => `${name}、${finishWord(finish)}`;

/** 明るい肌 … 深い褐色の肌, by the index of the skin. */
export const skinWord = (skin: number): string => words.skins[skin] ?? "";

/** 昼の窓ぎわ, 夜の電球 */
export const lightWord = (light: LightName): string => words.lights[light];
