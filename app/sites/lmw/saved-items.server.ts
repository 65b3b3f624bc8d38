import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { monsterHexes, monsterOf, wordFor } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "monsters",
    rank: 2,
    name: words.kinds.monsters,
    diary: words.diary.monsters,
    path: "/lmw/monster",
    isShared: true,
    sql: `SELECT monster_id AS id, at, jsonb_build_object('monsterId', monster_id, 'place', place) AS about FROM meetings WHERE visitor_id = $1`,
    stays: "always",
    describe: ({ id, about }, master) => ({
      title: monsterOf(about, master)?.names.ja,
      note: wordFor(words.met, about["place"]),
      path: `/lmw/monster?m=${id}`,
    }),
    hexesOf: monsterHexes,
  },
  {
    kind: "ghosts",
    rank: 19,
    name: words.kinds.ghosts,
    diary: words.diary.ghosts,
    path: "/lmw",
    isShared: true,
    sql: `SELECT best.run_id::text AS id, best.at, jsonb_build_object('stage', best.stage, 'score', best.score,
              'difficulty', best.difficulty, 'monster', run.monster) AS about
            FROM stage_bests AS best JOIN stage_runs AS run ON run.id = best.run_id
            WHERE best.visitor_id = $1 AND best.period = 'all'`,
    describe: ({ id, about }, { lipAreas }) => ({
      title: lipAreas[Number(about["stage"]) - 1]?.name,
      note: words.score.replace("{score}", Number(about["score"]).toLocaleString("ja")),
      path: `/lmw?r=${id}`,
    }),
    // Its log and its lines on the boards go with it.
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM stage_runs WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
    },
  },
];
