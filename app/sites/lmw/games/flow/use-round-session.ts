import { useReducer, useState } from "react";
import type { GameRules, GameSetup } from "../rules/game-rules.ts";
import { createRoundSession, type RoundSession } from "./round-session.ts";

/** A round whose state changes in place; `redraw` shows it as it is by then. `pool`: as the rules ask for it. */
export function useRoundSession<W>(
  rules: GameRules<W>,
  setup: GameSetup,
  pool?: readonly string[],
): { session: RoundSession<W>; world: W; redraw: () => void } {
  const [session] = useState(() => createRoundSession(rules, setup, pool));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return { session, world: session.world, redraw };
}
