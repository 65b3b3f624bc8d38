import * as v from "valibot";
import {
  areaNumberSchema,
  gameNumberSchema,
  lines,
  lineSchema,
  textSchema,
  monsterLineSchema,
  stageNumberSchema,
  slugSchema,
} from "./lip-world-lines.ts";
import { monsterIdSchema } from "./monster.ts";

/** Who speaks in a meeting: the scene is told, the visitor says わたし. */
export const lipSpeakers = ["scene", "monster", "visitor"] as const;

/** When a monster comes back to what the visitor chose. */
export const callbackMoments = [
  /** At the next visit, in the place of its first return line. */
  "revisit",
  /** When it is chosen as companion. */
  "change",
  /** At the warning before the Rule of its area. */
  "boss",
  /** At the first visit after its area was freed. */
  "freed",
  /** As its answer to 「本当は？」, in the place of its honest line. */
  "throne",
] as const;

/** What opens a meeting. Any one of a monster's ways is enough; a scanned pack always is. */
export const encounterConditionSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("starter") }),
  v.strictObject({ kind: v.literal("area"), area: areaNumberSchema }),
  v.strictObject({ kind: v.literal("game"), game: gameNumberSchema, stars: v.picklist([1, 2, 3]) }),
  v.strictObject({ kind: v.literal("stage"), stage: stageNumberSchema }),
  /** Days visited: counted, never consecutive. */
  v.strictObject({ kind: v.literal("nights"), nights: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ kind: v.literal("seals"), seals: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

/** What a choice changes for good. */
export const choiceEffectSchema = v.variant("kind", [
  /** From two steps on the monster says its `close` line at visits; a finished stage together is one step too. */
  v.strictObject({ kind: v.literal("affection"), steps: v.picklist([1, 2]) }),
  v.strictObject({ kind: v.literal("item"), keepsakeId: slugSchema }),
  /** At the beginning of this phase the monster calls the line, whoever goes along, and the first saying hangs half torn. */
  v.strictObject({
    kind: v.literal("boss-line"),
    stage: stageNumberSchema,
    phase: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
    line: lineSchema,
  }),
  /** A talk to read in the book, once its cast was met. */
  v.strictObject({ kind: v.literal("unlock"), taleId: slugSchema }),
]);
export type ChoiceEffect = v.InferOutput<typeof choiceEffectSchema>;

const talkSchema = v.array(v.strictObject({ who: v.picklist(lipSpeakers), words: lineSchema }));

/** The first meeting with one monster, and how it greets and lets go afterwards. */
export const lipEncounterSchema = v.pipe(
  v.strictObject({
    monsterId: monsterIdSchema,
    place: textSchema(20),
    /** Stands in the book beside the silhouette of a monster not met yet. */
    hint: lineSchema,
    opens: v.pipe(v.array(encounterConditionSchema), v.minLength(1)),
    /** Its first words here when it has been the companion since the tutorial; only starters have them. */
    together: v.optional(lineSchema),
    before: talkSchema,
    /** What the visitor sees at the moment of choosing. */
    prompt: lineSchema,
    options: v.pipe(
      v.array(
        v.strictObject({
          id: slugSchema,
          label: textSchema(16),
          reply: lineSchema,
          effect: choiceEffectSchema,
          callbacks: v.pipe(
            v.array(v.strictObject({ when: v.picklist(callbackMoments), line: lineSchema })),
            v.length(2),
          ),
        }),
      ),
      v.minLength(2),
      v.maxLength(3),
    ),
    after: v.pipe(talkSchema, v.minLength(1)),
    farewell: lineSchema,
    returns: lines(2),
    close: lineSchema,
  }),
  v.check(
    ({ before, after }) => before.length + after.length >= 8 && before.length + after.length <= 14,
    "a talk has 8 to 14 lines beside its choice",
  ),
  v.check(
    ({ opens, together }) => opens.some(({ kind }) => kind === "starter") === (together !== undefined),
    "starters, and only they, have words for coming home together",
  ),
);
export type LipEncounter = v.InferOutput<typeof lipEncounterSchema>;

/** What a monster says while it goes along. */
export const lipCompanionSchema = v.strictObject({
  monsterId: monsterIdSchema,
  chosen: lineSchema,
  idle: lines(4),
  joy: lineSchema,
  hit: lineSchema,
  sleepy: lineSchema,
  goodbye: lineSchema,
  /** The caption of its own sound. */
  voice: v.pipe(textSchema(24), v.startsWith("♪ ")),
  /** What it says when the word of stages 1 to 6 is crossed out, in their order. */
  struck: lines(6),
  /** What it says in the seventh, standing beside the visitor. */
  shield: lineSchema,
  /** Its answer to 「本当は？」. */
  honest: lineSchema,
});
export type LipCompanion = v.InferOutput<typeof lipCompanionSchema>;

/** A small help, once, told before it is used; a run with one keeps its place on the boards by its ticket. */
export const itemPerkSchema = v.variant("kind", [
  /** The special's gauge begins fuller by so many hundredths of its length. */
  v.strictObject({
    kind: v.literal("gauge"),
    stage: stageNumberSchema,
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  /** The first hit does not lower the multiplier. */
  v.strictObject({ kind: v.literal("guard"), stage: stageNumberSchema }),
  v.strictObject({
    kind: v.literal("seconds"),
    game: gameNumberSchema,
    seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  }),
  v.strictObject({ kind: v.literal("hint"), game: gameNumberSchema }),
  /** It only stands on the shelf in myroom. */
  v.strictObject({ kind: v.literal("room") }),
  /** The map shows where today's colour was spilled. */
  v.strictObject({ kind: v.literal("map") }),
]);

/** A thing a monster gives. */
export const lipItemSchema = v.strictObject({
  id: slugSchema,
  monsterId: monsterIdSchema,
  name: textSchema(14),
  line: lineSchema,
  perk: itemPerkSchema,
});

/** The chapter a monster gets when it is elected. Written for all of them; nobody reads it before. */
export const lipChapterSchema = v.strictObject({ monsterId: monsterIdSchema, title: textSchema(14), lines: lines(5) });
export type LipChapter = v.InferOutput<typeof lipChapterSchema>;

/** A short talk of monsters among themselves. */
export const lipTaleSchema = v.pipe(
  v.strictObject({
    id: slugSchema,
    title: textSchema(14),
    cast: v.pipe(v.array(monsterIdSchema), v.minLength(2)),
    lines: v.pipe(v.array(monsterLineSchema), v.minLength(6), v.maxLength(10)),
  }),
  v.check(
    ({ cast, lines: spokenLines }) => spokenLines.every(({ monsterId }) => cast.includes(monsterId)),
    "somebody speaks who is not there",
  ),
  v.check(
    ({ cast, lines: spokenLines }) => cast.every((id) => spokenLines.some(({ monsterId }) => monsterId === id)),
    "somebody is there and says nothing",
  ),
);
