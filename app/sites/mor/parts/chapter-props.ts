import type { RedChoices } from "#contracts/red-memory.ts";
import type { Story } from "../data.server.ts";

/** What every chapter is given. */
export interface ChapterProps {
  story: Story;
  /** What is remembered so far. */
  choices: RedChoices;
  /** A chapter left its mark. */
  keep: (choices: RedChoices) => void;
  /** What stands under the panel of every chapter: the way on once it is done, else the ways round it. */
  onNext: () => void;
}
