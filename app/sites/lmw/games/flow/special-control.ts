import { fullCharge, type GameRules, specialEvent, type SpecialState } from "../rules/game-rules.ts";
import type { RoundSession } from "./round-session.ts";
import type { RunClock } from "./run-clock.ts";

/** The hand that a monster lends in a round, for whoever shows it. */
export interface SpecialControl {
  getState(): SpecialState;
  /** Uses it now; nothing while it is not full, or after the end. */
  use(): void;
}

/** Of a round under way. `onUsed` shows what it did. */
export function createSpecialControl<W>(
  rules: Pick<GameRules<W>, "special">,
  session: RoundSession<W>,
  clock: RunClock,
  onUsed: () => void = () => {},
): SpecialControl {
  const getState = (): SpecialState => rules.special(session.world);
  return {
    getState,
    use() {
      const nowMs = clock.nowMs();
      if (session.pass(nowMs) || getState().charge < fullCharge) return;
      session.act(nowMs, specialEvent);
      onUsed();
    },
  };
}
