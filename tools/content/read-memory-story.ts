import type * as v from "valibot";
import {
  memoryChapterSchema,
  memoryEndingSchema,
  memoryGiftSchema,
  memoryNameWordSchema,
  memoryPhraseSchema,
  type MemoryStory,
  memoryTeaserSchema,
  memoryObjectSchema,
} from "#contracts/memory-story.ts";

/** Reads content/memories. `read` takes a list from a file of that folder and keeps the entries that hold their contract. */
export function readMemoryStory(
  read: <Schema extends v.GenericSchema>(file: string, schema: Schema) => v.InferOutput<Schema>[],
): MemoryStory {
  return {
    redTeasers: read("teasers.json", memoryTeaserSchema),
    redChapters: read("chapters.json", memoryChapterSchema),
    redThings: read("things.json", memoryObjectSchema),
    redPhrases: read("phrases.json", memoryPhraseSchema),
    redGifts: read("gifts.json", memoryGiftSchema),
    redNameWords: read("names.json", memoryNameWordSchema),
    redEndings: read("endings.json", memoryEndingSchema),
  };
}
