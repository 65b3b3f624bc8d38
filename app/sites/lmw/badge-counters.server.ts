import { countDistinct, countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  "words-struck": "SELECT count(DISTINCT word) FROM stage_runs, unnest(struck) AS word WHERE visitor_id = who.id",
  "stages-cleared": countDistinct("stage", "stage_runs", "is_cleared AND stage <= 6"),
  "games-starred": countDistinct("game", "game_runs", "stars > 0"),
  treasures: countRows("lip_treasures"),
  "word-ballots": countRows("word_ballots"),
  mastery: countRows("lip_mastery"),
};
