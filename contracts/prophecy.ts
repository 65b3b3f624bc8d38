import * as v from "valibot";
import { monsterIdSchema } from "./monster.ts";
import { seasons } from "./tip-choices.ts";

/** The four tastes of a line: 甘 辛 苦 澄. */
export const prophecyMoods = ["sweet", "sharp", "bitter", "clear"] as const;
export type ProphecyMood = (typeof prophecyMoods)[number];

/** The shades of each taste, by their monsters. Every shade has one taste. */
export const prophecyShades: Record<ProphecyMood, readonly string[]> = {
  sweet: ["01", "04", "07", "13", "16", "19"],
  sharp: ["03", "05", "10", "15", "20", "24"],
  bitter: ["02", "08", "09", "12", "17", "23"],
  clear: ["06", "11", "14", "18", "21", "22"],
};

/** What a line is made of: 水 火 光 影 音 布 食 道. Lines of one prophecy hang together by these. */
export const prophecyMotifs = ["water", "fire", "light", "shadow", "sound", "cloth", "food", "way"] as const;
export type ProphecyMotif = (typeof prophecyMotifs)[number];

/** `day`: opened before 16:00 in Japan, 今日. `night`: after it, 今夜. */
export const prophecyForms = ["day", "night"] as const;
export type ProphecyForm = (typeof prophecyForms)[number];

/** In a line it stands for 今日 or 今夜. */
export const todayPlaceholder = "{今夜}";

/** A line of at most 32 characters as a reader counts them, with {今夜} as two. */
export const prophecyLineSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => !/[{}]/.test(text.replaceAll(todayPlaceholder, "今夜")), "there is no gap in a line but {今夜}"),
  v.check((text) => [...text.replaceAll(todayPlaceholder, "今夜")].length <= 32, "at most 32 characters"),
);

/** It stands in addresses for ever, so it never changes hands. */
const numberSchema = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const tasteSchemas = {
  mood: v.picklist(prophecyMoods),
  motifs: v.pipe(v.array(v.picklist(prophecyMotifs)), v.minLength(1), v.maxLength(3)),
  text: prophecyLineSchema,
};

/** 主文: what one monster says. */
export const prophecyMainLineSchema = v.strictObject({
  number: numberSchema(240),
  monsterId: monsterIdSchema,
  ...tasteSchemas,
});
export type ProphecyMainLine = v.InferOutput<typeof prophecyMainLineSchema>;

const pieceSchema = (max: number) =>
  v.strictObject({
    number: numberSchema(max),
    ...tasteSchemas,
    /** Left out: all year. */
    season: v.optional(v.picklist(seasons)),
    /** 0 is Sunday. Left out: any. */
    weekday: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    /** Left out: both. */
    form: v.optional(v.picklist(prophecyForms)),
  });

/** 兆し: what to notice. */
export const prophecyOmenSchema = pieceSchema(90);
/** 唇の所作: a tiny act. */
export const prophecyGestureSchema = pieceSchema(90);
/** おまけの小言: a dry joke, kind to the reader. */
export const prophecySideLineSchema = pieceSchema(60);
export type ProphecyPiece = v.InferOutput<typeof prophecyOmenSchema>;

/** 時刻句: when the omen may be seen, for a prophecy opened by day and for one opened at night. */
export const prophecyHourSchema = v.strictObject({
  number: numberSchema(12),
  day: prophecyLineSchema,
  night: prophecyLineSchema,
});
export type ProphecyHour = v.InferOutput<typeof prophecyHourSchema>;

/** Why a day has a line of its own. `letter-3` is the third prophecy a visitor opens. */
export const prophecyOccasions = [
  "term",
  "full-moon",
  "new-moon",
  "letter-3",
  "letter-7",
  "letter-14",
  "letter-30",
  "anniversary",
  "absence",
  "silver",
] as const;
export type ProphecyOccasion = (typeof prophecyOccasions)[number];

/** 主文 of a special day. */
export const prophecySpecialDaySchema = v.strictObject({
  number: numberSchema(99),
  kind: v.picklist(prophecyOccasions),
  /** Of `term` only: one of the 24 solar terms, and how it is read. They stand in their order, 立春 first. */
  term: v.optional(v.pipe(v.string(), v.nonEmpty())),
  reading: v.optional(v.pipe(v.string(), v.nonEmpty())),
  monsterId: monsterIdSchema,
  ...tasteSchemas,
  /** Of `silver` only: the other monster replies. */
  answer: v.optional(v.strictObject({ monsterId: monsterIdSchema, text: prophecyLineSchema })),
});
export type ProphecySpecialDay = v.InferOutput<typeof prophecySpecialDaySchema>;
