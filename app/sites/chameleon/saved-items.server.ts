import type { MasterData } from "#contracts/master-data.ts";
import { deleteColour } from "#server/modules/collected-colours/save-colour.ts";
import type { SavedItemDefinition, SavedItemDetails } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "colours",
    rank: 10,
    name: words.kinds.colours,
    diary: words.diary.colours,
    path: "/chameleon",
    isShared: true,
    sql: `SELECT id::text, found_at AS at, jsonb_build_object('hex', '#' || hex,
              'words', jsonb_build_array(time_word, habit_word, thing_word)) AS about FROM collected_colours WHERE visitor_id = $1`,
    workRef: "kept.id",
    describe: ({ about }, master) => ({ title: colourName(about, master) }),
    remove: async (queries, { visitorId, id }) => void (await deleteColour(queries, visitorId, id)),
  },
];

function colourName(about: SavedItemDetails, { chameleonTimes, chameleonHabits, chameleonThings }: MasterData): string {
  const [time, habit, colourThing] = Array.isArray(about["words"]) ? about["words"] : [];
  const word = (colourNames: readonly { id: number; word: string }[], id: unknown) =>
    colourNames.find((one) => one.id === id)?.word ?? "";
  return word(chameleonTimes, time) + word(chameleonHabits, habit) + word(chameleonThings, colourThing);
}
