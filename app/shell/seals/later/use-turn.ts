import { useCallback, useEffect, useState } from "react";
import { makeWay } from "#app/shell/companion/later/make-way.ts";

/** So often it is looked whether a seal may be shown. */
const lookMs = 400;

/** What the visitor did comes first: its answer has so long for itself. */
const answerFirstMs = 1_200;

/** A companion that has stood so long was read. */
const companionMs = 5_000;

/**
 * Whether a seal may be shown now: nothing else has the visitor's eyes, no dialog or game over the page, no film over the
 * window, no companion. `giveBack` lets it wait for another turn.
 * @param sealId the seal that waits, null when none does
 */
export function useTurn(sealId: string | null): { hasTurn: boolean; giveBack: () => void } {
  const [turnOf, setTurnOf] = useState<string | null>(null);
  const hasTurn = sealId !== null && turnOf === sealId;

  useEffect(() => {
    if (sealId === null || hasTurn) return;
    const sinceMs = performance.now();
    let companionSinceMs: number | null = null;
    const look = (): void => {
      if (isTaken() || performance.now() - sinceMs < answerFirstMs) return;
      if (document.querySelector("[data-companion-line]")) {
        companionSinceMs ??= performance.now();
        if (performance.now() - companionSinceMs > companionMs) window.dispatchEvent(new Event(makeWay));
        return;
      }
      setTurnOf(sealId);
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [sealId, hasTurn]);

  const giveBack = useCallback(() => setTurnOf(null), []);
  return { hasTurn, giveBack };
}

/** A stage, a game, a sheet or a film has the window, or nobody looks at it. */
export const isTaken = (): boolean =>
  document.hidden || document.fullscreenElement !== null || document.querySelector("dialog[open]") !== null;
