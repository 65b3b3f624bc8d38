import * as v from "valibot";

/** What a thing is likely to be coloured: eleven families of colours. */
export const colourFamilies = [
  "red",
  "orange",
  "brown",
  "beige",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "grey",
] as const;
export type ColourFamily = (typeof colourFamilies)[number];
/** How light a colour is: which hour it sounds like. */
export const colourLights = ["dark", "middle", "light"] as const;
export type ColourLight = (typeof colourLights)[number];
/** How strong a colour is: how it behaves. */
export const colourMoods = ["quiet", "soft", "vivid"] as const;
export type ColourMood = (typeof colourMoods)[number];

/** A word of the bank. Its number is kept with found colours and never given to another word. */
const nameWordEntries = (maxCharacters: number) => ({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  word: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= maxCharacters, `a line of a name has at most ${maxCharacters} characters`),
  ),
});

/** 物: a thing of the hub's world. The name of a colour ends with it. */
export const thingWordSchema = v.strictObject({ ...nameWordEntries(7), family: v.picklist(colourFamilies) });
/** 時間: when, as it stands before a verb. */
export const timeWordSchema = v.strictObject({ ...nameWordEntries(8), light: v.picklist(colourLights) });
/** 癖: what it does, in the form that stands before a noun. */
export const habitWordSchema = v.strictObject({ ...nameWordEntries(9), mood: v.picklist(colourMoods) });
/** Two words that are never in one name. */
export const excludedPairSchema = v.tuple([v.string(), v.string()]);

/** The words of which the names of found colours are made: 「雨の日だけ／踊りだす／郵便ポスト」. */
export const nameBankSchema = v.strictObject({
  things: v.pipe(v.array(thingWordSchema), v.minLength(30)),
  times: v.pipe(v.array(timeWordSchema), v.minLength(24)),
  habits: v.pipe(v.array(habitWordSchema), v.minLength(25)),
  apart: v.array(excludedPairSchema),
});
export type NameBank = v.InferOutput<typeof nameBankSchema>;
