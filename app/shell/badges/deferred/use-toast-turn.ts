import { useCallback, useEffect, useState } from "react";
import { hideCompanionEvent } from "#app/shell/companion/deferred/hide-companion-event.ts";

/** So often it is checked whether a badge may be shown. */
const checkEveryMs = 400;

/** What the visitor did comes first: its answer has so long for itself. */
const minDelayMs = 1_200;

/** A companion that has stood so long was read. */
const maxCompanionMs = 5_000;

/**
 * Whether a badge may be shown now: nothing else has the visitor's eyes, no dialog or game over the page, no video over the
 * window, no companion. `giveBack` lets it wait for another turn.
 * @param badgeId the badge that waits, null when none does
 */
export function useToastTurn(badgeId: string | null): { hasTurn: boolean; releaseTurn: () => void } {
  const [turnHolder, setTurnHolder] = useState<string | null>(null);
  const hasTurn = badgeId !== null && turnHolder === badgeId;

  useEffect(() => {
    if (badgeId === null || hasTurn) return;
    const startedMs = performance.now();
    let companionSinceMs: number | null = null;
    const check = (): void => {
      if (isScreenBusy() || performance.now() - startedMs < minDelayMs) return;
      if (document.querySelector("[data-companion-line]")) {
        companionSinceMs ??= performance.now();
        if (performance.now() - companionSinceMs > maxCompanionMs) window.dispatchEvent(new Event(hideCompanionEvent));
        return;
      }
      setTurnHolder(badgeId);
    };
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [badgeId, hasTurn]);

  const releaseTurn = useCallback(() => setTurnHolder(null), []);
  return { hasTurn, releaseTurn };
}

/** A stage, a game, a sheet or a video has the window, or nobody looks at it. */
export const isScreenBusy = (): boolean =>
  document.hidden || document.fullscreenElement !== null || document.querySelector("dialog[open]") !== null;
