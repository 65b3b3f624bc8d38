import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { ballDebateSchema, ballSpeechSchema } from "#contracts/ball.ts";
import { apartSchema, habitWordSchema, thingWordSchema, timeWordSchema } from "#contracts/chameleon.ts";
import { desireSchema } from "#contracts/desire.ts";
import { faceDuoSchema, faceTypeSchema } from "#contracts/face-type.ts";
import { faqCategories, faqEntrySchema, trustPageSchema } from "#contracts/faq.ts";
import { filmSchema } from "#contracts/film.ts";
import { hackSchema } from "#contracts/hack.ts";
import { worries } from "#contracts/hack-choices.ts";
import { makeupMoodSchema, makeupPlacementSchema, makeupSceneSchema, makeupTimeSchema } from "#contracts/makeup.ts";
import { monsterSchema } from "#contracts/monster.ts";
import { familySchema, productSchema } from "#contracts/product.ts";
import {
  prophecyAsideSchema,
  prophecyGestureSchema,
  prophecyHourSchema,
  prophecyKernelSchema,
  prophecyNightSchema,
  prophecySignSchema,
} from "#contracts/prophecy.ts";
import { companionAbroadSchema, companionSitesAbroad } from "#contracts/companion-abroad.ts";
import { companionLinesSchema } from "#contracts/companion.ts";
import { restoreWordSchema } from "#contracts/restore-words.ts";
import { scheduleEntrySchema } from "#contracts/schedule.ts";
import { sealSchema } from "#contracts/seal.ts";
import { testerLanguages } from "#contracts/tester-languages.ts";
import { testerMissionSchema } from "#contracts/tester-mission.ts";
import { tipSchema } from "#contracts/tip.ts";
import { transmissionSchema } from "#contracts/transmission.ts";
import { dayHalves, twoFacesLineSchema, twoFacesLookSchema, twoFacesWordSchema } from "#contracts/two-faces.ts";
import { zoneSchema } from "#contracts/zone.ts";
import type { Content } from "./merge-content.ts";
import { readLipWorld } from "./read-lip-world.ts";
import { readRedStory } from "./read-red-story.ts";

/** What was read, and one line for every entry that breaks its contract (`file #3 priceYen: …`). */
export interface ContentReading {
  content: Content;
  faults: string[];
}

/** Reads every content file below `folder` that goes into the master script. Broken entries are left out and named. */
export function readContent(folder: string): ContentReading {
  const faults: string[] = [];

  function entries<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema>[] {
    const read = readList(file);
    if (typeof read === "string") {
      faults.push(`${relative(folder, file)}: ${read}`);
      return [];
    }
    return read.flatMap((entry, i) => {
      const checked = v.safeParse(schema, entry);
      if (checked.success) return [checked.output];
      faults.push(
        ...checked.issues.map(
          (issue) => `${relative(folder, file)} #${i + 1} ${v.getDotPath(issue) ?? ""}: ${issue.message}`,
        ),
      );
      return [];
    });
  }

  const productFiles = readdirSync(join(folder, "products"))
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  const tipFiles = readdirSync(join(folder, "tips"))
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  const desireFiles = readdirSync(join(folder, "desires")).toSorted();
  const filmFiles = readdirSync(join(folder, "films")).toSorted();
  const prophecy = (name: string): string => join(folder, "prophecies", `${name}.json`);
  const kernelFiles = readdirSync(join(folder, "prophecies"))
    .filter((name) => name.startsWith("kernels-"))
    .toSorted();
  const content: Content = {
    monsters: entries(join(folder, "monsters.json"), monsterSchema),
    products: productFiles.flatMap((name) => entries(join(folder, "products", name), productSchema)),
    families: entries(join(folder, "families.json"), familySchema),
    desires: desireFiles.flatMap((name) => entries(join(folder, "desires", name), desireSchema)),
    zones: entries(join(folder, "zones.json"), zoneSchema),
    schedule: entries(join(folder, "schedule.json"), scheduleEntrySchema),
    companionLines: ["01", "07", "13", "19"].flatMap((first) =>
      entries(join(folder, "companion", `lines-${first}.json`), companionLinesSchema),
    ),
    companionAbroad: Object.keys(companionSitesAbroad).flatMap((lang) =>
      entries(join(folder, "companion", "abroad", `${lang}.json`), companionAbroadSchema),
    ),
    restoreWords: entries(join(folder, "rooms", "restore-words.json"), restoreWordSchema),
    seals: entries(join(folder, "seals", "seals.json"), sealSchema),
    transmissions: entries(join(folder, "transmissions.json"), transmissionSchema),
    faq: faqCategories.flatMap((category) => entries(join(folder, "faq", `${category}.json`), faqEntrySchema)),
    trustPages: entries(join(folder, "faq", "trust-pages.json"), trustPageSchema),
    tips: tipFiles.flatMap((name) => entries(join(folder, "tips", name), tipSchema)),
    hacks: worries.flatMap((worry) => entries(join(folder, "hacks", `${worry}.json`), hackSchema)),
    ballSpeeches: entries(join(folder, "ball", "speeches.json"), ballSpeechSchema),
    ballDebates: entries(join(folder, "ball", "debates.json"), ballDebateSchema),
    films: filmFiles.flatMap((name) => entries(join(folder, "films", name), filmSchema)),
    faceTypes: entries(join(folder, "face-types.json"), faceTypeSchema),
    faceDuos: entries(join(folder, "face-duos.json"), faceDuoSchema),
    makeupPlacements: entries(join(folder, "makeup", "placements.json"), makeupPlacementSchema),
    makeupMoods: entries(join(folder, "makeup", "moods.json"), makeupMoodSchema),
    makeupTimes: entries(join(folder, "makeup", "minutes.json"), makeupTimeSchema),
    makeupScenes: entries(join(folder, "makeup", "scenes.json"), makeupSceneSchema),
    ...readLipWorld((file, schema) => entries(join(folder, "lip-world", file), schema)),
    ...readRedStory((file, schema) => entries(join(folder, "reds", file), schema)),
    prophecyKernels: kernelFiles.flatMap((name) => entries(join(folder, "prophecies", name), prophecyKernelSchema)),
    prophecySigns: entries(prophecy("signs"), prophecySignSchema),
    prophecyGestures: entries(prophecy("gestures"), prophecyGestureSchema),
    prophecyAsides: entries(prophecy("asides"), prophecyAsideSchema),
    prophecyHours: entries(prophecy("hours"), prophecyHourSchema),
    prophecyNights: entries(prophecy("nights"), prophecyNightSchema),
    testerMissions: testerLanguages.flatMap((lang) =>
      entries(join(folder, "testerplay", `${lang}.json`), testerMissionSchema),
    ),
    twoFacesLooks: dayHalves.flatMap((half) => entries(join(folder, "style", `${half}.json`), twoFacesLookSchema)),
    twoFacesLines: entries(join(folder, "style", "lines.json"), twoFacesLineSchema),
    twoFacesWords: entries(join(folder, "style", "words.json"), twoFacesWordSchema),
    chameleonThings: entries(join(folder, "chameleon", "things.json"), thingWordSchema),
    chameleonTimes: entries(join(folder, "chameleon", "times.json"), timeWordSchema),
    chameleonHabits: entries(join(folder, "chameleon", "habits.json"), habitWordSchema),
    chameleonApart: entries(join(folder, "chameleon", "apart.json"), apartSchema),
  };
  return { content, faults };
}

function readList(file: string): unknown[] | string {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(parsed) ? parsed : "is not a list";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
