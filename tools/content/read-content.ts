import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pollDebateSchema, pollSpeechSchema } from "#contracts/poll-lines.ts";
import { excludedPairSchema, habitWordSchema, thingWordSchema, timeWordSchema } from "#contracts/colour-names.ts";
import { desireSchema } from "#contracts/desire.ts";
import { faceDuoSchema, faceTypeSchema } from "#contracts/face-type.ts";
import { faqCategories, faqEntrySchema, trustPageSchema } from "#contracts/faq.ts";
import { videoSchema } from "#contracts/video.ts";
import { hackSchema } from "#contracts/hack.ts";
import { worries } from "#contracts/hack-choices.ts";
import { makeupMoodSchema, makeupPlacementSchema, makeupSceneSchema, makeupTimeSchema } from "#contracts/makeup.ts";
import { makeupLookSchema } from "#contracts/makeup-look.ts";
import { monsterSchema } from "#contracts/monster.ts";
import { familySchema, productSchema } from "#contracts/product.ts";
import {
  prophecySideLineSchema,
  prophecyGestureSchema,
  prophecyHourSchema,
  prophecyMainLineSchema,
  prophecySpecialDaySchema,
  prophecyOmenSchema,
} from "#contracts/prophecy.ts";
import { prophecyMarginReplySchema, prophecyMarginSchema, prophecyMouthSchema } from "#contracts/prophecy-margin.ts";
import { companionSpeechSchema } from "#contracts/companion.ts";
import { companionLanguages } from "#contracts/companion-translations.ts";
import { recoveryWordSchema } from "#contracts/recovery-words.ts";
import { scheduleEntrySchema } from "#contracts/schedule.ts";
import { testerLanguages } from "#contracts/tester-languages.ts";
import { testerMissionSchema } from "#contracts/tester-mission.ts";
import { tipSchema } from "#contracts/tip.ts";
import { dataDestinationSchema } from "#contracts/data-destination.ts";
import { dayHalves, twoFacesLineSchema, twoFacesLookSchema, twoFacesWordSchema } from "#contracts/two-faces.ts";
import { zoneSchema } from "#contracts/zone.ts";
import { createListReader, type ReadList } from "./list-reader.ts";
import { markIngredients } from "./mark-ingredients.ts";
import type { Content } from "./merge-content.ts";
import { readLipWorld } from "./read-lip-world.ts";
import { readMemoryStory } from "./read-memory-story.ts";
import { readProductFacts } from "./read-product-facts.ts";
import { linesOf, readSiteContent, type SiteContent } from "./read-site-content.ts";

/** What was read, and one line for every entry that breaks its contract (`file #3 priceYen: …`). */
export interface LoadedContent {
  content: Content;
  issues: string[];
}

/** Reads every content file below `folder`, and of the sites, that goes into the master script. Broken entries are left out and named. */
export function readContent(folder: string): LoadedContent {
  const issues: string[] = [];
  const read = createListReader(folder, issues);
  const sites = readSiteContent(join(folder, "../app/sites"));
  issues.push(...sites.issues);
  const content: Content = {
    ...readCatalogue(read, folder),
    ...readCompanions(read, sites.companion),
    restoreWords: read("recovery-words/restore-words.json", recoveryWordSchema),
    seals: sites.badges,
    transmissions: read("transmissions.json", dataDestinationSchema),
    ...readAdvice(read, folder),
    ballSpeeches: read("votes/speeches.json", pollSpeechSchema),
    ballDebates: read("votes/debates.json", pollDebateSchema),
    films: jsonFilesIn(join(folder, "videos")).flatMap((name) => read(`videos/${name}`, videoSchema)),
    ...readFaces(read),
    ...readLipWorld((file, schema) => read(`lip-world/${file}`, schema)),
    ...readMemoryStory((file, schema) => read(`memories/${file}`, schema)),
    ...readProphecies(read, folder),
    testerMissions: testerLanguages.flatMap((lang) => read(`tester-missions/${lang}.json`, testerMissionSchema)),
    ...readTwoFaces(read),
    ...readColourNames(read),
  };
  return { content, issues };
}

/** Names of the JSON files in a folder, in their order. */
const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted();

function readCatalogue(read: ReadList, folder: string) {
  return {
    monsters: read("monsters.json", monsterSchema),
    products: markIngredients(
      jsonFilesIn(join(folder, "products")).flatMap((name) => read(`products/${name}`, productSchema)),
      readProductFacts(folder).facts,
    ),
    families: read("families.json", familySchema),
    desires: jsonFilesIn(join(folder, "palettes")).flatMap((name) => read(`palettes/${name}`, desireSchema)),
    zones: read("zones.json", zoneSchema),
    schedule: read("schedule.json", scheduleEntrySchema),
  };
}

/** The voices of all monsters, with their lines on the sites, in Japanese and translated. */
function readCompanions(read: ReadList, siteLines: SiteContent["companion"]) {
  const speeches = ["01", "07", "13", "19"].flatMap((first) =>
    read(`companion/lines-${first}.json`, companionSpeechSchema),
  );
  return {
    companionLines: speeches.map(({ monsterId, ...speech }) => ({
      ...{ monsterId, lines: linesOf(monsterId, siteLines.ja), ...speech },
    })),
    companionAbroad: companionLanguages.flatMap((lang) =>
      speeches.map(({ monsterId }) => ({ monsterId, lang, lines: linesOf(monsterId, siteLines[lang]) })),
    ),
  };
}

/** What tells visitors how. */
function readAdvice(read: ReadList, folder: string) {
  return {
    faq: faqCategories.flatMap((category) => read(`faq/${category}.json`, faqEntrySchema)),
    trustPages: read("faq/trust-pages.json", trustPageSchema),
    tips: jsonFilesIn(join(folder, "tips")).flatMap((name) => read(`tips/${name}`, tipSchema)),
    hacks: worries.flatMap((worry) => read(`hacks/${worry}.json`, hackSchema)),
  };
}

/** Types of faces, and how they are made up. */
function readFaces(read: ReadList) {
  return {
    faceTypes: read("face-types.json", faceTypeSchema),
    faceDuos: read("face-duos.json", faceDuoSchema),
    makeupPlacements: read("makeup/placements.json", makeupPlacementSchema),
    makeupMoods: read("makeup/moods.json", makeupMoodSchema),
    makeupTimes: read("makeup/minutes.json", makeupTimeSchema),
    makeupScenes: read("makeup/scenes.json", makeupSceneSchema),
    makeupLooks: read("looks/looks.json", makeupLookSchema),
  };
}

/** The words of which names of colours are made. */
function readColourNames(read: ReadList) {
  return {
    chameleonThings: read("colour-names/things.json", thingWordSchema),
    chameleonTimes: read("colour-names/times.json", timeWordSchema),
    chameleonHabits: read("colour-names/habits.json", habitWordSchema),
    chameleonApart: read("colour-names/apart.json", excludedPairSchema),
  };
}

function readProphecies(read: ReadList, folder: string) {
  const mainLineFiles = jsonFilesIn(join(folder, "prophecies")).filter((name) => name.startsWith("kernels-"));
  return {
    prophecyKernels: mainLineFiles.flatMap((name) => read(`prophecies/${name}`, prophecyMainLineSchema)),
    prophecySigns: read("prophecies/signs.json", prophecyOmenSchema),
    prophecyGestures: read("prophecies/gestures.json", prophecyGestureSchema),
    prophecyAsides: read("prophecies/asides.json", prophecySideLineSchema),
    prophecyHours: read("prophecies/hours.json", prophecyHourSchema),
    prophecyNights: read("prophecies/nights.json", prophecySpecialDaySchema),
    prophecyMargins: read("prophecies/margins.json", prophecyMarginSchema),
    prophecyMarginReplies: read("prophecies/margin-replies.json", prophecyMarginReplySchema),
    prophecyMouths: read("prophecies/mouths.json", prophecyMouthSchema),
  };
}

function readTwoFaces(read: ReadList) {
  return {
    twoFacesLooks: dayHalves.flatMap((half) => read(`two-faces/${half}.json`, twoFacesLookSchema)),
    twoFacesLines: read("two-faces/lines.json", twoFacesLineSchema),
    twoFacesWords: read("two-faces/words.json", twoFacesWordSchema),
  };
}
