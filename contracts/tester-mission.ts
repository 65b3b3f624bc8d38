import * as v from "valibot";

const missionTextSchema = v.strictObject({
  /** What to look for: 「いちばん眠そうな赤」. It stands in the reel in one or two lines. */
  mission: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** What the card says of it afterwards. */
  poem: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))), v.length(3)),
});
export type TesterMissionText = v.InferOutput<typeof missionTextSchema>;

/** One of the eighteen missions of a language. Its number stands in shared addresses, so it never changes hands. */
export const testerMissionSchema = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(18)),
  words: v.pipe(
    v.partial(
      v.strictObject({
        ja: missionTextSchema,
        en: missionTextSchema,
        "zh-TW": missionTextSchema,
        "zh-HK": missionTextSchema,
        th: missionTextSchema,
      }),
    ),
    v.check((words) => Object.keys(words).length === 1, "a mission is written in one language"),
  ),
});
export type TesterMission = v.InferOutput<typeof testerMissionSchema>;
