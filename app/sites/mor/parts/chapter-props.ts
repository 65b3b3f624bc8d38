import type { MemoryChoices } from "#contracts/memory.ts";
import type { Story } from "../data.server.ts";

export type StoryChapter = Story["chapters"][number];

/** What every chapter is given. */
export interface ChapterProps {
  chapter: StoryChapter;
  story: Story;
  /** What is remembered so far. */
  choices: MemoryChoices;
  /** A chapter left its mark. */
  save: (choices: MemoryChoices) => void;
  /** What stands under the panel of every chapter: the way on once it is done, else the ways round it. */
  onNext: () => void;
}
