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
import type { ReadList } from "./list-reader.ts";

/** Reads content/memories. `read` takes lists from that folder. */
export function readMemoryStory(read: ReadList): MemoryStory {
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
