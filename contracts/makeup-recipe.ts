import * as v from "valibot";
import { momentSchema } from "./visitor.ts";

/** The code of a recipe, as it stands in an address; whether it is one is asked by its check character. */
export const recipeCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{4,24}$/));

/** `POST /api/personalmakeup/recipes`: it was done, today. */
export const saveRecipeSchema = v.strictObject({ code: recipeCodeSchema });

/** One entry of the diary. */
export const diaryEntrySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  code: v.string(),
  title: v.string(),
  minutes: v.number(),
  /** The shades that were applied, in the order of the steps. */
  hexes: v.array(v.string()),
  doneAt: momentSchema,
});
export type DiaryEntry = v.InferOutput<typeof diaryEntrySchema>;

/** `GET /api/personalmakeup/recipes`, and the answer of every change: the newest first, at most a hundred. */
export const diarySchema = v.object({ entries: v.array(diaryEntrySchema) });
export type Diary = v.InferOutput<typeof diarySchema>;

/** What the visitor made in the zone that can be used as a tool. */
export const myToolSchema = v.object({
  site: v.picklist(["yoku", "mcm"]),
  title: v.string(),
  /** The address that opens it. */
  path: v.string(),
});
export type MyTool = v.InferOutput<typeof myToolSchema>;
