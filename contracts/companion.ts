import * as v from "valibot";
import { languageSchema } from "./localized-text.ts";
import { monsterIdSchema } from "./monster.ts";

/** The folder of a site, as in app/sites. */
export const companionSiteSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/));

/** So many days after the last one the companion has a letter. */
export const absenceDays = 7;

/** How a monster feels about its place in the vote. */
export const pollMoods = ["rising", "falling", "steady", "elected"] as const;
export type PollMood = (typeof pollMoods)[number];

/** One line in Japanese, in the story voice. */
export const companionLineSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(34));

/** What a monster says in Japanese wherever it is: the content files of the companion. */
export const companionSpeechSchema = v.strictObject({
  monsterId: monsterIdSchema,
  /** What it says once to whoever comes back after seven days or more: what is new in the hub, and that nothing is lost. */
  letters: v.pipe(v.array(v.pipe(v.string(), v.minLength(4), v.maxLength(40))), v.minLength(2)),
  /** What it says of the ball of monsters, in whichever site it is: of its own place, never of a number of votes. */
  ball: v.strictObject({
    rising: companionLineSchema,
    falling: companionLineSchema,
    steady: companionLineSchema,
    elected: companionLineSchema,
  }),
});

/** Its voice, and what it says on a visit to each site, once: one line of each site's `companion/ja.json`. */
export const companionLinesSchema = v.strictObject({
  monsterId: monsterIdSchema,
  lines: v.record(companionSiteSchema, companionLineSchema),
  ...v.omit(companionSpeechSchema, ["monsterId"]).entries,
});
export type CompanionLines = v.InferOutput<typeof companionLinesSchema>;

/** `GET /api/visitor/companion?site=`: what the visitor's companion says there; null without one, or with nothing to say. */
export const companionMessageSchema = v.object({
  says: v.nullable(
    v.object({
      ...{ monsterId: monsterIdSchema, name: v.string(), line: v.string() },
      /** The last day before the absence, where the line is the letter after it. */
      letterOf: v.nullable(v.pipe(v.string(), v.isoDate())),
      /** The day whose poll the line is about. */
      ballOf: v.nullable(v.pipe(v.string(), v.isoDate())),
    }),
  ),
});
export type CompanionMessage = v.InferOutput<typeof companionMessageSchema>;

/** The query of that call. */
export const companionQuerySchema = v.object({
  site: companionSiteSchema,
  /** The language of the page; Japanese where it is not said. */
  lang: v.optional(languageSchema, "ja"),
  /** The last day of an absence whose letter was read: it is not shown again. */
  read: v.optional(v.pipe(v.string(), v.isoDate())),
  /** The last day on which it spoke of the vote: once a day, besides on the poll page itself. */
  told: v.optional(v.pipe(v.string(), v.isoDate())),
});
