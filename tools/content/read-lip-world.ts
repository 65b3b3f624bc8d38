import {
  lipAreaSchema,
  lipColumnSchema,
  lipGlossarySchema,
  lipHeadlineSchema,
  lipHowToSchema,
  lipNoticeSchema,
  lipPanelSchema,
  lipSoundSchema,
  lipStarterSchema,
  lipTutorialSchema,
  type LipWorld,
  lipMessageSchema,
} from "#contracts/lip-world.ts";
import {
  lipChapterSchema,
  lipCompanionSchema,
  lipItemSchema,
  lipEncounterSchema,
  lipTaleSchema,
} from "#contracts/lip-world-cast.ts";
import {
  lipChoiceSchema,
  lipGameSchema,
  lipMasterySchema,
  lipPhraseSchema,
  lipStageSchema,
} from "#contracts/lip-world-play.ts";
import type { ReadList } from "./list-reader.ts";

const encounterFiles = [...[1, 2, 3, 4, 5, 6].map((area) => `area-${area}`), "blank"];

/** Reads content/lip-world. `read` takes lists from that folder. */
export function readLipWorld(read: ReadList): LipWorld {
  return {
    lipPanels: read("panels.json", lipPanelSchema),
    lipHowTos: read("how-tos.json", lipHowToSchema),
    lipGlossary: read("glossary.json", lipGlossarySchema),
    lipTutorial: read("tutorial.json", lipTutorialSchema),
    lipStarters: read("starters.json", lipStarterSchema),
    lipAreas: read("areas.json", lipAreaSchema),
    lipMeetings: encounterFiles.flatMap((name) => read(`meetings/${name}.json`, lipEncounterSchema)),
    lipCompanions: read("companions.json", lipCompanionSchema),
    lipKeepsakes: read("keepsakes.json", lipItemSchema),
    lipChapters: read("chapters.json", lipChapterSchema),
    lipTales: read("tales.json", lipTaleSchema),
    lipMastery: read("mastery.json", lipMasterySchema),
    lipGames: read("games.json", lipGameSchema),
    lipStages: read("stages.json", lipStageSchema),
    lipSayings: read("sayings.json", lipPhraseSchema),
    lipHeadlines: read("headlines.json", lipHeadlineSchema),
    lipColumns: read("columns.json", lipColumnSchema),
    lipChoices: read("choices.json", lipChoiceSchema),
    lipNotices: read("notices.json", lipNoticeSchema),
    lipSounds: read("sounds.json", lipSoundSchema),
    lipWords: read("words.json", lipMessageSchema),
  };
}
