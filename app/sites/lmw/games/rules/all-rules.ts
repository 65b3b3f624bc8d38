import { dropRules } from "../drop/rules.ts";
import { liftRules } from "../lift/rules.ts";
import { paintRules } from "../paint/rules.ts";
import { shadowRules } from "../shadow/rules.ts";
import { shellRules } from "../shells/rules.ts";
import { stareRules } from "../stare/rules.ts";
import type { GameRules } from "./game-rules.ts";

const all = [paintRules, shadowRules, liftRules, stareRules, dropRules, shellRules];

/** The rules of a game, 1 to 6. For the server and tests; the page loads only those it plays. @throws RangeError */
export function rulesOf(game: number): GameRules<unknown> {
  const rules = all[game - 1];
  if (!rules) throw new RangeError(`there is no game ${game}`);
  return rules as GameRules<unknown>;
}
