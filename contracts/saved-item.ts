import * as v from "valibot";

/** The name of a kind of saved item: the site that keeps it says it in its `saved-items.server.ts`. */
export const savedItemKindSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/));
export type SavedItemKind = v.InferOutput<typeof savedItemKindSchema>;

/** How the diary of myroom describes what of a kind came on a day; gaps are `{title}` and `{count}`. */
export interface DiaryLines {
  /** What they are called where they are only counted. */
  noun: string;
  one: readonly string[];
  /** For more than one; without them those for one. */
  many?: readonly string[];
}
