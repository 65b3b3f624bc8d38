import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { deleteFaceResult } from "#server/modules/face-results/face-results.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { wordFor } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "face",
    rank: 1,
    name: words.kinds.face,
    diary: words.diary.face,
    path: "/scan",
    sql: `SELECT id, made_at AS at, jsonb_build_object('chosen', chosen, 'mode', mode) AS about FROM face_results WHERE visitor_id = $1`,
    workRef: "kept.id",
    describe: ({ id, about }, { faceTypes }) => {
      const code = faceTypeCodes[Number(about["chosen"])];
      return {
        title: faceTypes[Number(about["chosen"])]?.kanji,
        note: wordFor(words.modes, about["mode"]),
        path: code && `/scan/${code}/${id}`,
      };
    },
    remove: async (queries, { visitorId, id }) => void (await deleteFaceResult(queries, { visitorId, id })),
  },
];
