import * as v from "valibot";
import {
  lipChapterSchema,
  lipCompanionSchema,
  lipItemSchema,
  lipEncounterSchema,
  lipTaleSchema,
} from "./lip-world-cast.ts";
import { areaNumberSchema, lines, lineSchema, lipPictureSchema, textSchema, slugSchema } from "./lip-world-lines.ts";
import {
  lipChoiceSchema,
  lipGameSchema,
  lipMasterySchema,
  lipPhraseSchema,
  lipStageSchema,
  phraseTopics,
} from "./lip-world-play.ts";
import { monsterIdSchema } from "./monster.ts";

/** One of the five pictures of the introduction. */
export const lipPanelSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  picture: lipPictureSchema,
  lines: lines(2),
  /** The picture in words. */
  caption: lineSchema,
});

/** One card of how to play: what it is, and the hand for each way of playing. */
export const lipHowToSchema = v.strictObject({
  id: slugSchema,
  title: textSchema(8),
  lines: lines(2),
  touch: lineSchema,
  keyboard: lineSchema,
  oneSwitch: lineSchema,
  autoMove: lineSchema,
  /** The looped demonstration in words. */
  demo: lineSchema,
});

/** A rule, an item, a rank, a difficulty or one of the eight papers. */
export const lipGlossarySchema = v.strictObject({
  kind: v.picklist(["rule", "item", "rank", "difficulty", "enemy"]),
  id: v.pipe(v.string(), v.regex(/^([a-z]+|[1-8])$/)),
  name: textSchema(10),
  line: lineSchema,
});

/** One beat of the tutorial: by the clock until the starter's question at 20 s, then by what happens. */
export const lipTutorialSchema = v.pipe(
  v.strictObject({
    id: slugSchema,
    atMs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000))),
    when: v.nullable(slugSchema),
    says: lineSchema,
    touch: lineSchema,
    keyboard: lineSchema,
    /** What is heard, in words; empty where nothing is. */
    caption: v.union([v.literal(""), v.pipe(textSchema(24), v.startsWith("♪ "))]),
  }),
  v.check(({ atMs, when }) => (atMs === null) !== (when === null), "a beat comes by the clock or by what happens"),
);

/** One of the three that ask 「いっしょに行く？」. */
export const lipStarterSchema = v.strictObject({
  monsterId: monsterIdSchema,
  asks: lineSchema,
  chosen: lineSchema,
  /** Said when another was chosen. */
  left: lineSchema,
  /** How it plays. */
  plays: lineSchema,
});

export const areaPanelMoments = ["enter", "game", "stage", "all-met"] as const;

/** The words of one area. The seventh is hidden and has no game. */
export const lipAreaSchema = v.strictObject({
  id: areaNumberSchema,
  name: textSchema(8),
  reading: v.pipe(v.string(), v.regex(/^[ぁ-ゖー]+$/)),
  /** On the map: its promise, one line for each state, its weather. */
  map: v.strictObject({
    promise: lineSchema,
    locked: lineSchema,
    open: lineSchema,
    freed: lineSchema,
    weather: lineSchema,
  }),
  arrival: lines(4),
  /** One at a time while nothing happens. */
  ambient: v.pipe(v.array(lineSchema), v.minLength(4), v.maxLength(6)),
  /** What is held for certain here. */
  belief: v.strictObject({ title: textSchema(20), lines: lines(3) }),
  /** Where its Rule came from, told once it is undone, and what it does now. The fight is in the stage. */
  rule: v.strictObject({ origin: v.pipe(v.array(lineSchema), v.length(3)), after: lineSchema }),
  panels: v.pipe(
    v.array(
      v.strictObject({
        when: v.picklist(areaPanelMoments),
        picture: lipPictureSchema,
        lines: lines(2),
        caption: lineSchema,
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
  ending: lines(4),
  sticker: v.strictObject({ name: textSchema(12), line: lineSchema }),
});
export type LipArea = v.InferOutput<typeof lipAreaSchema>;

/** The caption of one sound of public/assets/sound, or of the theme of an area (`area-3`). */
export const lipSoundSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z-]+(-[1-7])?$/)),
  caption: v.pipe(textSchema(24), v.startsWith("♪ ")),
});

/** Headlines of the extra edition for weeks with `from` to `until` words (null: no end). `{n}` the number, `{word}` the first. */
export const lipHeadlineSchema = v.strictObject({
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  until: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  lines: v.pipe(v.array(textSchema(24)), v.minLength(3)),
  note: lineSchema,
});

/** The column of one topic in the weekly page and its extra edition, signed by a monster. */
export const lipColumnSchema = v.strictObject({
  topic: v.picklist(phraseTopics),
  monsterId: monsterIdSchema,
  title: textSchema(10),
  lines: lines(4),
});

/** A small notice at the foot of the extra edition: week after week the next one. */
export const lipNoticeSchema = v.strictObject({ title: textSchema(8), line: lineSchema });

/** Words of menus, states and pages: what stands on it, and the line beside or below it. */
export const lipMessageSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z]+\.[a-z-]+$/)),
  words: textSchema(20),
  note: lineSchema,
});

/** The words of the lip-monster world in the master data. */
export const lipWorldEntries = {
  lipPanels: v.pipe(v.array(lipPanelSchema), v.length(5)),
  lipHowTos: v.pipe(v.array(lipHowToSchema), v.length(6)),
  lipGlossary: v.pipe(v.array(lipGlossarySchema), v.minLength(1)),
  lipTutorial: v.pipe(v.array(lipTutorialSchema), v.minLength(8)),
  lipStarters: v.pipe(v.array(lipStarterSchema), v.length(3)),
  lipAreas: v.pipe(v.array(lipAreaSchema), v.length(7)),
  lipMeetings: v.pipe(v.array(lipEncounterSchema), v.length(24)),
  lipCompanions: v.pipe(v.array(lipCompanionSchema), v.length(24)),
  lipKeepsakes: v.pipe(v.array(lipItemSchema), v.minLength(1)),
  lipChapters: v.pipe(v.array(lipChapterSchema), v.length(24)),
  lipTales: v.pipe(v.array(lipTaleSchema), v.minLength(1)),
  lipMastery: v.pipe(v.array(lipMasterySchema), v.length(72)),
  lipGames: v.pipe(v.array(lipGameSchema), v.length(6)),
  lipStages: v.pipe(v.array(lipStageSchema), v.length(7)),
  lipSayings: v.pipe(v.array(lipPhraseSchema), v.minLength(60)),
  lipHeadlines: v.pipe(v.array(lipHeadlineSchema), v.minLength(1)),
  lipColumns: v.pipe(v.array(lipColumnSchema), v.length(phraseTopics.length)),
  lipChoices: v.pipe(v.array(lipChoiceSchema), v.length(40)),
  lipNotices: v.pipe(v.array(lipNoticeSchema), v.minLength(1)),
  lipSounds: v.pipe(v.array(lipSoundSchema), v.minLength(1)),
  lipWords: v.pipe(v.array(lipMessageSchema), v.minLength(1)),
};
const lipWorldSchema = v.strictObject(lipWorldEntries);
export type LipWorld = v.InferOutput<typeof lipWorldSchema>;
