import * as v from "valibot";
import {
  areaNumberSchema,
  gameNumberSchema,
  isValidCrossOut,
  lines,
  lineSchema,
  textSchema,
  stageNumberSchema,
  crossedOutTextEntries,
  crossedOutTextSchema,
} from "./lip-world-lines.ts";

export const phraseTopics = ["face", "makeup", "age", "gender", "work", "night", "crowd", "self"] as const;
export const lipDifficulties = ["light", "double", "dense"] as const;
export const stageRanks = ["circle", "double", "drop"] as const;
/** S, A and B are three, two and one star; C is none. */
export const gameRanks = ["S", "A", "B", "C", "assisted"] as const;

/** Something a Rule throws: `{stage}-{number}`. The weekly page counts by it; the word vote leaves the topic `self` out. */
export const phraseIdSchema = v.pipe(v.string(), v.regex(/^[1-7]-\d{2}$/));
export const lipPhraseSchema = v.pipe(
  v.strictObject({
    id: phraseIdSchema,
    topic: v.picklist(phraseTopics),
    ...crossedOutTextEntries,
    /** The remark on it once it is gone: under the word on the card, and in the weekly page. */
    aside: textSchema(24),
  }),
  v.check((phrase) => isValidCrossOut(phrase), "what is left is not what stays between the struck pieces"),
);

const bossSchema = v.strictObject({
  /** The Rule itself: what is painted out of it at the end, and what stays. */
  name: crossedOutTextSchema,
  appears: lines(2),
  phases: v.pipe(
    v.array(
      v.strictObject({
        /** The phase's name, said by the Rule. */
        sentence: textSchema(20),
        /** Thrown in this order; the question at the throne throws nothing. */
        sayings: v.array(phraseIdSchema),
        says: lines(3),
        /** Told when the phase is over. */
        torn: lineSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(4),
  ),
  falls: lines(2),
  remains: lineSchema,
});

const midBossSchema = v.strictObject({
  /** Which of the eight papers it is, grown. */
  enemy: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  name: textSchema(10),
  appears: lines(2),
  struck: lineSchema,
  leaves: lineSchema,
});

const perDifficulty = v.strictObject({ light: lines(2), double: lines(2), dense: lines(2) });
const rankSchema = v.strictObject({ name: textSchema(10), line: lineSchema });

const stageEntries = {
  id: stageNumberSchema,
  area: areaNumberSchema,
  seconds: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(150)),
  title: textSchema(10),
  intro: lines(3),
  /** The one line of aim before play. */
  promise: lineSchema,
  boss: bossSchema,
  /** Said when assist was on. */
  assisted: lineSchema,
  /** The line of the card. */
  card: lineSchema,
};

/** The words of one stage. The seventh is calm: no score, no ranks, nothing to fail, a way out at any time. */
export const lipStageSchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("painted"),
    ...stageEntries,
    midBoss: v.optional(midBossSchema),
    /** The one near-miss line after play; `{n}` is what was lacking. */
    nearMiss: v.pipe(lineSchema, v.includes("{n}")),
    clear: perDifficulty,
    failed: perDifficulty,
    ranks: v.strictObject({ circle: rankSchema, double: rankSchema, drop: rankSchema }),
  }),
  v.strictObject({
    kind: v.literal("calm"),
    ...stageEntries,
    clear: lines(6),
    /** Told to who leaves before the end. */
    leave: lines(2),
  }),
]);
export type LipStage = v.InferOutput<typeof lipStageSchema>;

const result = lines(2);

/** A night of a game: what it is called, and what it asks beyond the night before, with motion and without. */
const gameNight = v.strictObject({ title: textSchema(10), rule: lineSchema, twin: lineSchema });

/** The texts of one small game, with its reduced-motion variant. */
export const lipGameSchema = v.strictObject({
  id: gameNumberSchema,
  area: areaNumberSchema,
  seconds: v.pipe(v.number(), v.integer(), v.minValue(45), v.maxValue(90)),
  title: textSchema(10),
  reading: v.pipe(v.string(), v.regex(/^[ぁ-ゖー]+$/)),
  premise: lines(3),
  steps: lines(5),
  twin: v.strictObject({ title: textSchema(10), steps: lines(3) }),
  assist: lineSchema,
  nights: v.tuple([gameNight, gameNight, gameNight]),
  /** What the monster does that lends its hand, with motion and without. */
  special: v.strictObject({ name: textSchema(10), does: lineSchema, twin: lineSchema }),
  start: textSchema(10),
  again: textSchema(10),
  ranks: v.strictObject({ S: result, A: result, B: result, C: result, assisted: result }),
  /** What is heard or only seen, in words, by the moment it belongs to. */
  captions: v.pipe(
    v.array(v.strictObject({ at: v.pipe(v.string(), v.regex(/^[a-z]+$/)), words: textSchema(24) })),
    v.minLength(5),
  ),
});
export type LipGame = v.InferOutput<typeof lipGameSchema>;

const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));
/** What may be chosen in a run: its words. What it does is the site's rules. */
export const lipChoiceSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(finish-0[1-8]|skill-(0[1-9]|1\d|2[0-4])|curse-0[1-8])$/)),
  name: textSchema(10),
  line: textSchema(28),
});

/** An odd thing to do with one monster: what the simulation must find in a run. */
export const masteryTaskSchema = v.variant("kind", [
  /** Not to paint at all for so many seconds. */
  v.strictObject({ kind: v.literal("no-paint"), seconds: positiveInteger }),
  /** Not to move for so many seconds. */
  v.strictObject({ kind: v.literal("stand-still"), seconds: positiveInteger }),
  /** Not to be hit for so many seconds. */
  v.strictObject({ kind: v.literal("unhurt"), seconds: positiveInteger }),
  /** To stay in one part of the field for so many seconds. */
  v.strictObject({
    kind: v.literal("stay"),
    part: v.picklist(["left", "right", "top", "bottom", "middle"]),
    seconds: positiveInteger,
  }),
  /** So many grazes in one run. */
  v.strictObject({ kind: v.literal("graze"), count: positiveInteger }),
  /** So many papers of one kind (1–8) in one run; 0 means none of them may be painted. */
  v.strictObject({
    kind: v.literal("paper"),
    enemy: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** Exactly so many specials in a run that was finished. */
  v.strictObject({ kind: v.literal("specials"), count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** A stage finished with so many lipsticks left, no more and no fewer. */
  v.strictObject({ kind: v.literal("spare"), count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)) }),
  /** A stage finished without taking up one of the items. */
  v.strictObject({ kind: v.literal("leave-item"), item: v.picklist(["drop", "core"]) }),
  /** So many bullets taken out by one special. */
  v.strictObject({ kind: v.literal("sweep"), count: positiveInteger }),
  /** A phase of a Rule ended within so many seconds. */
  v.strictObject({ kind: v.literal("quick-phase"), seconds: positiveInteger }),
  /** A phase of a Rule that lasted at least so many seconds without a hit. */
  v.strictObject({ kind: v.literal("slow-phase"), seconds: positiveInteger }),
]);

/** One of a monster's three odd tasks: `{monsterId}-{1..3}`. */
export const lipMasterySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(0[1-9]|1\d|2[0-4])-[123]$/)),
  name: textSchema(14),
  /** What is to be done, in the monster's words. */
  line: lineSchema,
  task: masteryTaskSchema,
});
