import * as v from "valibot";
import { monsterIdSchema } from "./monster.ts";
import { videoIdSchema } from "./video.ts";

/** Length of every show in seconds. */
export const showLengthS = 720;
/** Between the closing of a poll, or of a question's tally, and the beat that needs its result lie at least so many seconds. */
export const decisionPauseS = 10;

const showIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const optionIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/));
const productId = v.pipe(v.string(), v.regex(/^[a-z]+-\d{2,3}$/));
const caption = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));
/** A text in all six languages. */
const captionsSchema = (jaLength: number) =>
  v.strictObject({
    ja: caption(jaLength),
    en: caption(jaLength * 4),
    "zh-TW": caption(jaLength * 2),
    "zh-HK": caption(jaLength * 2),
    ko: caption(jaLength * 2),
    th: caption(jaLength * 4),
  });
export type Captions = v.InferOutput<ReturnType<typeof captionsSchema>>;

/** How the host is drawn while it speaks. */
export const showPoses = ["idle", "joy", "pout", "surprise", "sleep"] as const;
export type ShowPose = (typeof showPoses)[number];

/** What is shown beside the host. */
const pictureSchema = v.variant("kind", [
  /** The product itself, close. */
  v.strictObject({ kind: v.literal("product"), productId }),
  /** A lip colour on a model's lips. */
  v.strictObject({ kind: v.literal("worn"), productId }),
  /** A shade on six skins in two lights. */
  v.strictObject({ kind: v.literal("skins"), productId }),
  /** Part of a video, without its sound. */
  v.strictObject({ kind: v.literal("video"), videoId: videoIdSchema, fromS: seconds(), untilS: seconds() }),
]);
export type ShowPicture = v.InferOutput<typeof pictureSchema>;

/** What the host says at a second of the show, and what is seen. A `colour` is the one new colour; it fills the stage. */
const spoken = { atS: seconds(), words: captionsSchema(60) };
export const spokenBeatSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("say"), ...spoken, pose: v.picklist(showPoses) }),
  v.strictObject({ kind: v.literal("show"), ...spoken, picture: pictureSchema }),
  v.strictObject({ kind: v.literal("colour"), ...spoken, productId }),
]);
export type SpokenBeat = v.InferOutput<typeof spokenBeatSchema>;

export const showBeatSchema = v.variant("kind", [
  ...spokenBeatSchema.options,
  /** The question asked most is answered; the answer stands for `answerS` seconds. */
  v.strictObject({ kind: v.literal("question"), ...spoken, answerS: v.pipe(seconds(), v.minValue(8), v.maxValue(30)) }),
  /** The poll opens. */
  v.strictObject({ kind: v.literal("poll"), ...spoken }),
  /** How many want the colour of the show is counted from here on; `goal` is what the host hopes for. */
  v.strictObject({
    kind: v.literal("wants"),
    ...spoken,
    goal: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(999)),
  }),
]);
export type ShowBeat = v.InferOutput<typeof showBeatSchema>;

/** A question that may be asked, and what the host answers. Nobody writes one of their own, so nothing waits to be read. */
const questionSchema = v.strictObject({ id: optionIdSchema, words: captionsSchema(30), answer: captionsSchema(90) });
export type ShowQuestion = v.InferOutput<typeof questionSchema>;

/** The poll that changes the end: each answer has an ending of its own. Of two that are equal the one written first wins. */
const pollSchema = v.strictObject({
  words: captionsSchema(30),
  closesAtS: seconds(),
  choices: v.pipe(
    v.array(
      v.strictObject({
        id: optionIdSchema,
        words: captionsSchema(14),
        ending: v.strictObject({ title: captionsSchema(20), beats: v.pipe(v.array(spokenBeatSchema), v.minLength(4)) }),
      }),
    ),
    v.minLength(2),
    v.maxLength(3),
  ),
});
export type ShowPoll = v.InferOutput<typeof pollSchema>;

/** A show of twelve minutes, beat by beat: what the operators write. */
export const liveShowSchema = v.strictObject({
  /** The programme whose evenings it fills. */
  id: showIdSchema,
  hostId: monsterIdSchema,
  title: captionsSchema(14),
  /** What the show is about, in plain words. */
  subtitle: captionsSchema(60),
  lengthS: v.literal(showLengthS),
  /** All products that come up, in their order. */
  products: v.pipe(v.array(productId), v.minLength(1), v.maxLength(12)),
  chapters: v.pipe(v.array(v.strictObject({ atS: seconds(), words: captionsSchema(20) })), v.minLength(4)),
  questions: v.pipe(v.array(questionSchema), v.minLength(4), v.maxLength(8)),
  poll: pollSchema,
  beats: v.pipe(v.array(showBeatSchema), v.minLength(40)),
});
export type LiveShow = v.InferOutput<typeof liveShowSchema>;

function seconds() {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(showLengthS));
}
