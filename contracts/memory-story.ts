import * as v from "valibot";

// The words of 「赤の記憶」. Their numbers stand in the codes of shared reds: a line may be mended, its number never gets
// another meaning.

const line = (maxCharacters: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= maxCharacters, `a line here has at most ${maxCharacters} characters`),
  );
const numbered = (last: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(last));

/** One line of the prologue: it is read from its day on, the first of fourteen before the launch. */
export const memoryTeaserSchema = v.strictObject({
  night: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)),
  text: line(40),
});

/** One of the five chapters. */
export const memoryChapterSchema = v.strictObject({
  number: v.picklist([1, 2, 3, 4, 5]),
  name: line(10),
  heading: v.pipe(v.array(line(10)), v.minLength(2), v.maxLength(3)),
  story: v.pipe(v.array(line(34)), v.length(3)),
  /** What the visitor is to do, in the service voice. */
  task: line(40),
  question: line(16),
  closing: v.pipe(v.array(line(34)), v.length(2)),
});

/** Something in the mirror that was red. */
export const memoryObjectSchema = v.strictObject({ index: numbered(5), text: line(5), line: line(24) });

const leaningSchema = v.picklist([-1, 0, 1]);
/** A line of the letter. Five of them decide how hot the red is and how far away. */
export const memoryPhraseSchema = v.strictObject({
  index: numbered(11),
  text: line(9),
  heat: leaningSchema,
  distance: leaningSchema,
});

/** To what the red is given back. */
export const memoryGiftSchema = v.strictObject({ index: numbered(3), text: line(4), line: line(20) });

/** Half a name: 「言いそびれた」 and 「夕焼け」. */
export const memoryNameWordSchema = v.strictObject({
  part: v.picklist(["verb", "noun"]),
  index: numbered(11),
  text: line(7),
});

export const memoryHeats = ["hot", "warm", "cool"] as const;
export type MemoryHeat = (typeof memoryHeats)[number];
export const memoryDistances = ["near", "middle", "far"] as const;
export type MemoryDistance = (typeof memoryDistances)[number];

/** One of the thirty-six ends: four gifts in nine tones. */
export const memoryEndingSchema = v.strictObject({
  gift: numbered(3),
  heat: v.picklist(memoryHeats),
  distance: v.picklist(memoryDistances),
  title: line(9),
  text: v.pipe(v.array(line(50)), v.length(2)),
});

/** What the master data holds of the story. */
export const memoryStoryEntries = {
  redTeasers: v.pipe(v.array(memoryTeaserSchema), v.length(14)),
  redChapters: v.pipe(v.array(memoryChapterSchema), v.length(5)),
  redThings: v.pipe(v.array(memoryObjectSchema), v.length(6)),
  redPhrases: v.pipe(v.array(memoryPhraseSchema), v.length(12)),
  redGifts: v.pipe(v.array(memoryGiftSchema), v.length(4)),
  redNameWords: v.pipe(v.array(memoryNameWordSchema), v.length(24)),
  redEndings: v.pipe(v.array(memoryEndingSchema), v.length(36)),
};
const memoryStorySchema = v.strictObject(memoryStoryEntries);
export type MemoryStory = v.InferOutput<typeof memoryStorySchema>;
export type MemoryChapter = MemoryStory["redChapters"][number];
export type MemoryEnding = MemoryStory["redEndings"][number];
