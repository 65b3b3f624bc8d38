import { useEffect } from "react";
import type { PlayProps } from "../play-props.ts";
import type { GameRules } from "../rules/game-rules.ts";
import type { RoundSession } from "./round-session.ts";
import { createSpecialControl } from "./special-control.ts";
import { useLatest } from "./use-latest.ts";

/** Hands the monster's help of a round of buttons to the dialog. `onUsed` shows what it did. */
export function useSpecial<W>(
  { clock, registerSpecial }: Pick<PlayProps, "clock" | "registerSpecial">,
  rules: GameRules<W>,
  session: RoundSession<W>,
  onUsed: () => void,
): void {
  const latest = useLatest({ registerSpecial, onUsed });
  useEffect(() => {
    latest.current.registerSpecial(createSpecialControl(rules, session, clock, () => latest.current.onUsed()));
  }, [latest, rules, session, clock]);
}
