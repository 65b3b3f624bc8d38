import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { pollDebateSchema, pollSpeechSchema } from "#contracts/poll-lines.ts";
import { excludedPairSchema, habitWordSchema, thingWordSchema, timeWordSchema } from "#contracts/colour-names.ts";
import { desireSchema } from "#contracts/desire.ts";
import { faceDuoSchema, faceTypeSchema } from "#contracts/face-type.ts";
import { faqCategories, faqEntrySchema, trustPageSchema } from "#contracts/faq.ts";
import { videoSchema } from "#contracts/video.ts";
import { hackSchema } from "#contracts/hack.ts";
import { worries } from "#contracts/hack-choices.ts";
import { makeupMoodSchema, makeupPlacementSchema, makeupSceneSchema, makeupTimeSchema } from "#contracts/makeup.ts";
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
import { companionVoiceSchema } from "#contracts/companion.ts";
import { companionLanguages } from "#contracts/companion-translations.ts";
import { recoveryWordSchema } from "#contracts/recovery-words.ts";
import { scheduleEntrySchema } from "#contracts/schedule.ts";
import { testerLanguages } from "#contracts/tester-languages.ts";
import { testerMissionSchema } from "#contracts/tester-mission.ts";
import { tipSchema } from "#contracts/tip.ts";
import { dataDestinationSchema } from "#contracts/data-destination.ts";
import { dayHalves, twoFacesLineSchema, twoFacesLookSchema, twoFacesWordSchema } from "#contracts/two-faces.ts";
import { zoneSchema } from "#contracts/zone.ts";
import type { Content } from "./merge-content.ts";
import { readLipWorld } from "./read-lip-world.ts";
import { readMemoryStory } from "./read-memory-story.ts";
import { linesOf, readSiteContent } from "./read-site-content.ts";

/** What was read, and one line for every entry that breaks its contract (`file #3 priceYen: …`). */
export interface LoadedContent {
  content: Content;
  issues: string[];
}

/** Reads every content file below `folder`, and of the sites, that goes into the master script. Broken entries are left out and named. */
export function readContent(folder: string): LoadedContent {
  const issueTexts: string[] = [];

  function entries<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema>[] {
    const read = readList(file);
    if (typeof read === "string") {
      issueTexts.push(`${relative(folder, file)}: ${read}`);
      return [];
    }
    return read.flatMap((entry, i) => {
      const checked = v.safeParse(schema, entry);
      if (checked.success) return [checked.output];
      issueTexts.push(
        ...checked.issues.map(
          (issue) => `${relative(folder, file)} #${i + 1} ${v.getDotPath(issue) ?? ""}: ${issue.message}`,
        ),
      );
      return [];
    });
  }

  const sites = readSiteContent(join(folder, "../app/sites"));
  issueTexts.push(...sites.issues);
  const voices = ["01", "07", "13", "19"].flatMap((first) =>
    entries(join(folder, "companion", `lines-${first}.json`), companionVoiceSchema),
  );
  const productFiles = readdirSync(join(folder, "products"))
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  const tipFiles = readdirSync(join(folder, "tips"))
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  const desireFiles = readdirSync(join(folder, "palettes")).toSorted();
  const videoFiles = readdirSync(join(folder, "videos")).toSorted();
  const prophecy = (name: string): string => join(folder, "prophecies", `${name}.json`);
  const kernelFiles = readdirSync(join(folder, "prophecies"))
    .filter((name) => name.startsWith("kernels-"))
    .toSorted();
  const content: Content = {
    monsters: entries(join(folder, "monsters.json"), monsterSchema),
    products: productFiles.flatMap((name) => entries(join(folder, "products", name), productSchema)),
    families: entries(join(folder, "families.json"), familySchema),
    desires: desireFiles.flatMap((name) => entries(join(folder, "palettes", name), desireSchema)),
    zones: entries(join(folder, "zones.json"), zoneSchema),
    schedule: entries(join(folder, "schedule.json"), scheduleEntrySchema),
    companionLines: voices.map(({ monsterId, ...voice }) => ({
      ...{ monsterId, lines: linesOf(monsterId, sites.companion.ja), ...voice },
    })),
    companionAbroad: companionLanguages.flatMap((lang) =>
      voices.map(({ monsterId }) => ({ monsterId, lang, lines: linesOf(monsterId, sites.companion[lang]) })),
    ),
    restoreWords: entries(join(folder, "recovery-words", "restore-words.json"), recoveryWordSchema),
    seals: sites.badges,
    transmissions: entries(join(folder, "transmissions.json"), dataDestinationSchema),
    faq: faqCategories.flatMap((category) => entries(join(folder, "faq", `${category}.json`), faqEntrySchema)),
    trustPages: entries(join(folder, "faq", "trust-pages.json"), trustPageSchema),
    tips: tipFiles.flatMap((name) => entries(join(folder, "tips", name), tipSchema)),
    hacks: worries.flatMap((worry) => entries(join(folder, "hacks", `${worry}.json`), hackSchema)),
    ballSpeeches: entries(join(folder, "votes", "speeches.json"), pollSpeechSchema),
    ballDebates: entries(join(folder, "votes", "debates.json"), pollDebateSchema),
    films: videoFiles.flatMap((name) => entries(join(folder, "videos", name), videoSchema)),
    faceTypes: entries(join(folder, "face-types.json"), faceTypeSchema),
    faceDuos: entries(join(folder, "face-duos.json"), faceDuoSchema),
    makeupPlacements: entries(join(folder, "makeup", "placements.json"), makeupPlacementSchema),
    makeupMoods: entries(join(folder, "makeup", "moods.json"), makeupMoodSchema),
    makeupTimes: entries(join(folder, "makeup", "minutes.json"), makeupTimeSchema),
    makeupScenes: entries(join(folder, "makeup", "scenes.json"), makeupSceneSchema),
    ...readLipWorld((file, schema) => entries(join(folder, "lip-world", file), schema)),
    ...readMemoryStory((file, schema) => entries(join(folder, "memories", file), schema)),
    prophecyKernels: kernelFiles.flatMap((name) => entries(join(folder, "prophecies", name), prophecyMainLineSchema)),
    prophecySigns: entries(prophecy("signs"), prophecyOmenSchema),
    prophecyGestures: entries(prophecy("gestures"), prophecyGestureSchema),
    prophecyAsides: entries(prophecy("asides"), prophecySideLineSchema),
    prophecyHours: entries(prophecy("hours"), prophecyHourSchema),
    prophecyNights: entries(prophecy("nights"), prophecySpecialDaySchema),
    testerMissions: testerLanguages.flatMap((lang) =>
      entries(join(folder, "tester-missions", `${lang}.json`), testerMissionSchema),
    ),
    twoFacesLooks: dayHalves.flatMap((half) => entries(join(folder, "two-faces", `${half}.json`), twoFacesLookSchema)),
    twoFacesLines: entries(join(folder, "two-faces", "lines.json"), twoFacesLineSchema),
    twoFacesWords: entries(join(folder, "two-faces", "words.json"), twoFacesWordSchema),
    chameleonThings: entries(join(folder, "colour-names", "things.json"), thingWordSchema),
    chameleonTimes: entries(join(folder, "colour-names", "times.json"), timeWordSchema),
    chameleonHabits: entries(join(folder, "colour-names", "habits.json"), habitWordSchema),
    chameleonApart: entries(join(folder, "colour-names", "apart.json"), excludedPairSchema),
  };
  return { content, issues: issueTexts };
}

function readList(file: string): unknown[] | string {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(parsed) ? parsed : "is not a list";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
