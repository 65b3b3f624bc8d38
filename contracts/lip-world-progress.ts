import * as v from "valibot";
import { areaNumberSchema, gameNumberSchema, stageNumberSchema, slugSchema } from "./lip-world-lines.ts";
import { phraseIdSchema } from "./lip-world-play.ts";
import { monsterIdSchema } from "./monster.ts";
import { starterIds } from "./starter-ids.ts";
import { momentSchema } from "./visitor.ts";

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));
const panelSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const masteryIdSchema = v.pipe(v.string(), v.regex(/^(0[1-9]|1\d|2[0-4])-[123]$/));
/** A week of Japan: its year and ISO week, "202647". */
export const weekCodeSchema = v.pipe(v.string(), v.regex(/^20\d{2}(0[1-9]|[1-4]\d|5[0-3])$/));
const daySchema = v.pipe(v.string(), v.isoDate());

/**
 * A visitor's progress in the lip world: `GET /api/lmw/progress`, and the answer of every progress action.
 *
 * Stars, bests and ranks are never written here: the server reads them from the verified runs (`stage_runs` of the
 * scores module, the runs of the small games), so a finished run shows at the next reading. Mastery is written by
 * whoever verifies a stage: `saveMastery` of server/modules/lip-world, in the transaction of the result.
 */
export const lipProgressSchema = v.object({
  /** Areas that were entered; panels are those that were read (0–3). An area is freed by its stage. */
  areas: v.array(v.object({ area: areaNumberSchema, enteredAt: momentSchema, panels: v.array(panelSchema) })),
  /** Games that were played: stars 0–3 and the best score. */
  games: v.array(
    v.object({
      game: gameNumberSchema,
      stars: v.pipe(nonNegativeInteger, v.maxValue(3)),
      best: v.number(),
      plays: nonNegativeInteger,
    }),
  ),
  /** Stages that were finished: rank 0 none, 1 ○, 2 ◎, 3 ✦ over all difficulties; the best score that is counted. */
  stages: v.array(
    v.object({
      stage: stageNumberSchema,
      isCleared: v.boolean(),
      rank: v.pipe(nonNegativeInteger, v.maxValue(3)),
      best: v.number(),
      plays: nonNegativeInteger,
    }),
  ),
  /** Monsters that were met; `choice` is null while the meeting's question is open. */
  meetings: v.array(
    v.object({
      monsterId: monsterIdSchema,
      at: momentSchema,
      choice: v.nullable(slugSchema),
      /** Times the visitor came to see it after the first. */
      visits: nonNegativeInteger,
    }),
  ),
  /** The one of the tutorial's three. */
  starter: v.nullable(monsterIdSchema),
  /** Who goes along, in this world and in the whole hub. */
  companion: v.nullable(monsterIdSchema),
  /** Odd tasks that are done: `{monsterId}-{1..3}`. */
  mastery: v.array(masteryIdSchema),
  /** The days on which a spilled colour was found. */
  treasures: v.array(daySchema),
  /** What was voted for in the running week. */
  ballot: v.nullable(v.object({ week: weekCodeSchema, sayingId: phraseIdSchema })),
  /** How many phrases this visitor crossed out this week: the visitor's own line of the weekly page. */
  struck: nonNegativeInteger,
  nights: nonNegativeInteger,
  /** Badges in the whole hub (2.3); copies that browsers kept before they were counted have none. */
  sealCount: v.optional(nonNegativeInteger, 0),
  /** Answers to words that this visitor sent; older copies have none. */
  wordAnswers: v.optional(nonNegativeInteger, 0),
});
export type LipProgress = v.InferOutput<typeof lipProgressSchema>;

/**
 * A progress action: the body of `POST /api/lmw/progress`. Each one may come twice; the second changes
 * nothing. What is not open yet for the visitor is refused with E-INPUT and the field's name.
 */
export const lipProgressActionSchema = v.variant("kind", [
  /** The tutorial's answer: meets that one, which goes along from now on. Only the first answer counts. */
  v.strictObject({ kind: v.literal("starter"), monsterId: v.picklist(starterIds) }),
  v.strictObject({ kind: v.literal("enter"), area: areaNumberSchema }),
  v.strictObject({ kind: v.literal("panel"), area: areaNumberSchema, panel: panelSchema }),
  /** The talk began; with `choice`, what was answered. The first answer stays. */
  v.strictObject({ kind: v.literal("meet"), monsterId: monsterIdSchema, choice: v.nullable(slugSchema) }),
  v.strictObject({ kind: v.literal("visit"), monsterId: monsterIdSchema }),
  v.strictObject({ kind: v.literal("companion"), monsterId: monsterIdSchema }),
  v.strictObject({ kind: v.literal("treasure"), day: daySchema }),
  v.strictObject({ kind: v.literal("ballot"), week: weekCodeSchema, sayingId: phraseIdSchema }),
]);
export type LipProgressAction = v.InferOutput<typeof lipProgressActionSchema>;
