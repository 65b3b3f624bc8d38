import type * as v from "valibot";
import {
  redChapterSchema,
  redEndingSchema,
  redGiftSchema,
  redNameWordSchema,
  redPhraseSchema,
  type RedStory,
  redTeaserSchema,
  redThingSchema,
} from "#contracts/red-story.ts";

/** Reads content/reds. `read` takes a list from a file of that folder and keeps the entries that hold their contract. */
export function readRedStory(
  read: <Schema extends v.GenericSchema>(file: string, schema: Schema) => v.InferOutput<Schema>[],
): RedStory {
  return {
    redTeasers: read("teasers.json", redTeaserSchema),
    redChapters: read("chapters.json", redChapterSchema),
    redThings: read("things.json", redThingSchema),
    redPhrases: read("phrases.json", redPhraseSchema),
    redGifts: read("gifts.json", redGiftSchema),
    redNameWords: read("names.json", redNameWordSchema),
    redEndings: read("endings.json", redEndingSchema),
  };
}
