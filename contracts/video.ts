import * as v from "valibot";
import { languageSchema, localizedTextSchema } from "./localized-text.ts";
import { monsterIdSchema } from "./monster.ts";

export const videoSeries = ["how-to", "shade-story"] as const;
export const videoOrientations = ["vertical", "horizontal"] as const;

export const videoIdSchema = v.pipe(v.string(), v.regex(/^film-\d{2}$/));

const momentMsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A file below public/assets/v: `<hash8>/<name>`. */
const assetFileSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}\/[\w.@-]+$/));

/** One video, as art/films wrote it when it was made: nothing here is edited by hand. All moments are ms from its beginning. */
export const videoSchema = v.pipe(
  v.strictObject({
    id: videoIdSchema,
    orientation: v.picklist(videoOrientations),
    series: v.picklist(videoSeries),
    title: localizedTextSchema,
    lead: localizedTextSchema,
    durationMs: v.pipe(v.number(), v.integer(), v.minValue(15_000), v.maxValue(40_000)),
    /** Whose scene a shade story tells. */
    monsterId: v.optional(monsterIdSchema),
    /** In order; the first begins at 0. */
    chapters: v.pipe(v.array(v.strictObject({ atMs: momentMsSchema, words: localizedTextSchema })), v.minLength(2)),
    /** Everything that is said or shown in words, in order: what captions show and what a search of transcripts reads. */
    captions: v.pipe(
      v.array(v.strictObject({ fromMs: momentMsSchema, untilMs: momentMsSchema, words: localizedTextSchema })),
      v.minLength(3),
    ),
    /** The same as WebVTT, a file for each language in which every caption was written. */
    tracks: v.pipe(v.array(v.strictObject({ lang: languageSchema, file: assetFileSchema })), v.minLength(1)),
    /** Products while they are in the picture: the middle of each, as shares of width and height. */
    pins: v.pipe(
      v.array(
        v.strictObject({
          productId: v.pipe(v.string(), v.nonEmpty()),
          fromMs: momentMsSchema,
          untilMs: momentMsSchema,
          x: shareSchema,
          y: shareSchema,
        }),
      ),
      v.minLength(1),
    ),
    /** Name of its poster in app/kits/ui/pictures. */
    poster: v.pipe(v.string(), v.nonEmpty()),
    /** The HLS master playlist. */
    playlist: assetFileSchema,
    /** Integrated loudness by EBU R 128. */
    loudnessLufs: v.pipe(v.number(), v.minValue(-16), v.maxValue(-14)),
    /**
     * Best first. Each is one fragmented MP4 with picture and sound that the playlist addresses by byte ranges; a player
     * without HLS plays it as it is.
     */
    renditions: v.pipe(
      v.array(
        v.strictObject({
          width: v.pipe(v.number(), v.integer(), v.minValue(1)),
          height: v.pipe(v.number(), v.integer(), v.minValue(1)),
          file: assetFileSchema,
          bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
          averageBps: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.minLength(2),
    ),
  }),
  v.check(({ captions, durationMs }) => isInOrder(captions, durationMs), "captions overlap or run past the end"),
  v.check(
    ({ chapters, durationMs }) =>
      chapters[0]?.atMs === 0 && chapters.every(({ atMs }, i) => atMs < (chapters[i + 1]?.atMs ?? durationMs)),
    "chapters are not in order",
  ),
  v.check(
    ({ pins, durationMs }) => pins.every(({ fromMs, untilMs }) => fromMs < untilMs && untilMs <= durationMs),
    "a pin ends before it begins, or after the film",
  ),
  v.check(({ tracks }) => tracks[0]?.lang === "ja", "the first track is the Japanese one"),
);
export type Video = v.InferOutput<typeof videoSchema>;

function isInOrder(captions: readonly { fromMs: number; untilMs: number }[], durationMs: number): boolean {
  return captions.every(
    ({ fromMs, untilMs }, i) => fromMs < untilMs && untilMs <= (captions[i + 1]?.fromMs ?? durationMs),
  );
}
