import * as v from "valibot";
import { pollDebateSchema, pollSpeechSchema } from "./poll-lines.ts";
import { excludedPairSchema, habitWordSchema, thingWordSchema, timeWordSchema } from "./colour-names.ts";
import { desireSchema } from "./desire.ts";
import { faceDuoSchema, faceTypeSchema } from "./face-type.ts";
import { faqEntrySchema, trustPageSchema } from "./faq.ts";
import { videoSchema } from "./video.ts";
import { hackSchema } from "./hack.ts";
import { makeupMoodSchema, makeupPlacementSchema, makeupSceneSchema, makeupTimeSchema } from "./makeup.ts";
import { makeupLookSchema } from "./makeup-look.ts";
import { lipWorldEntries } from "./lip-world.ts";
import { monsterSchema } from "./monster.ts";
import { familySchema, productSchema } from "./product.ts";
import {
  prophecySideLineSchema,
  prophecyGestureSchema,
  prophecyHourSchema,
  prophecyMainLineSchema,
  prophecySpecialDaySchema,
  prophecyOmenSchema,
} from "./prophecy.ts";
import { prophecyMarginReplySchema, prophecyMarginSchema, prophecyMouthSchema } from "./prophecy-margin.ts";
import { memoryStoryEntries } from "./memory-story.ts";
import { companionTranslationSchema } from "./companion-translations.ts";
import { companionLinesSchema } from "./companion.ts";
import { recoveryWordListLength, recoveryWordSchema } from "./recovery-words.ts";
import { scheduleEntrySchema } from "./schedule.ts";
import { badgeSchema } from "./badge.ts";
import { testerMissionSchema } from "./tester-mission.ts";
import { tipSchema } from "./tip.ts";
import { dataDestinationSchema } from "./data-destination.ts";
import { twoFacesLineSchema, twoFacesLookSchema, twoFacesWordSchema } from "./two-faces.ts";
import { zoneSchema } from "./zone.ts";

/** The global that the master-data script sets when a browser runs it. The server never runs it. */
export const masterDataGlobal = "__KZ_MASTER_DATA__";

/** Everything the content build merges into the one static script. */
export const masterDataSchema = v.strictObject({
  /** First 12 hex digits of the SHA-256 of the content, `builtAt` left out. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  monsters: v.pipe(v.array(monsterSchema), v.length(24)),
  products: v.pipe(v.array(productSchema), v.minLength(1)),
  families: v.pipe(v.array(familySchema), v.length(12)),
  /** In the order of their numbers. */
  desires: v.pipe(v.array(desireSchema), v.length(108)),
  zones: v.pipe(v.array(zoneSchema), v.length(5)),
  schedule: v.array(scheduleEntrySchema),
  companionLines: v.pipe(v.array(companionLinesSchema), v.length(24)),
  /** Each monster in each of the five other languages. */
  companionAbroad: v.pipe(v.array(companionTranslationSchema), v.length(120)),
  /** In the order of their readings. */
  restoreWords: v.pipe(v.array(recoveryWordSchema), v.length(recoveryWordListLength)),
  /** In the order of their ranks. */
  seals: v.pipe(v.array(badgeSchema), v.minLength(1)),
  transmissions: v.array(dataDestinationSchema),
  faq: v.pipe(v.array(faqEntrySchema), v.minLength(60)),
  trustPages: v.pipe(v.array(trustPageSchema), v.length(3)),
  tips: v.pipe(v.array(tipSchema), v.minLength(120)),
  hacks: v.pipe(v.array(hackSchema), v.length(96)),
  /** In the order of the monsters. */
  ballSpeeches: v.pipe(v.array(pollSpeechSchema), v.length(24)),
  ballDebates: v.pipe(v.array(pollDebateSchema), v.length(12)),
  films: v.pipe(v.array(videoSchema), v.length(12)),
  /** In the order of their indices. */
  faceTypes: v.pipe(v.array(faceTypeSchema), v.length(8)),
  faceDuos: v.pipe(v.array(faceDuoSchema), v.length(36)),
  makeupPlacements: v.pipe(v.array(makeupPlacementSchema), v.length(27)),
  makeupMoods: v.pipe(v.array(makeupMoodSchema), v.length(8)),
  makeupTimes: v.pipe(v.array(makeupTimeSchema), v.length(3)),
  makeupScenes: v.pipe(v.array(makeupSceneSchema), v.length(6)),
  /** Looks that are put on with one tap, in the order in which they are offered. */
  makeupLooks: v.pipe(v.array(makeupLookSchema), v.minLength(24)),
  ...lipWorldEntries,
  ...memoryStoryEntries,
  testerMissions: v.pipe(v.array(testerMissionSchema), v.length(90)),
  prophecyKernels: v.pipe(v.array(prophecyMainLineSchema), v.length(240)),
  prophecySigns: v.pipe(v.array(prophecyOmenSchema), v.length(90)),
  prophecyGestures: v.pipe(v.array(prophecyGestureSchema), v.length(90)),
  prophecyAsides: v.pipe(v.array(prophecySideLineSchema), v.length(60)),
  prophecyHours: v.pipe(v.array(prophecyHourSchema), v.length(12)),
  prophecyNights: v.pipe(v.array(prophecySpecialDaySchema), v.length(58)),
  /** Two mouths of thirty strokes. */
  prophecyMargins: v.pipe(v.array(prophecyMarginSchema), v.length(60)),
  /** Three answers in six phases. */
  prophecyMarginReplies: v.pipe(v.array(prophecyMarginReplySchema), v.length(18)),
  /** Four tastes in three shapes. */
  prophecyMouths: v.pipe(v.array(prophecyMouthSchema), v.length(12)),
  twoFacesLooks: v.pipe(v.array(twoFacesLookSchema), v.length(16)),
  twoFacesLines: v.pipe(v.array(twoFacesLineSchema), v.length(64)),
  twoFacesWords: v.pipe(v.array(twoFacesWordSchema), v.minLength(64)),
  /** The words of which the names of found colours are made. */
  chameleonThings: v.pipe(v.array(thingWordSchema), v.minLength(30)),
  chameleonTimes: v.pipe(v.array(timeWordSchema), v.minLength(24)),
  chameleonHabits: v.pipe(v.array(habitWordSchema), v.minLength(25)),
  chameleonApart: v.array(excludedPairSchema),
});
export type MasterData = v.InferOutput<typeof masterDataSchema>;
