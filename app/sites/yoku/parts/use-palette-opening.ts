"use no memo"; // The first view: compiled it would only be heavier.

import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { OpeningState } from "../rules/paths.ts";
import { useCompact } from "./use-compact.ts";

const vibrationMs = 16;

/**
 * The ceremony of a lid that was lifted just now; anybody else finds the palette open. `openPath`: its address, at which it
 * lies open from then on; `title` is where those who hear the page are taken.
 */
export function usePaletteOpening(
  pans: readonly PalettePan[],
  openPath: string,
  title: RefObject<HTMLHeadingElement | null>,
) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: OpeningState | null };
  const { play } = useSound();
  const [isOpening] = useState(() => isFromThisDocument(state));
  const [count, setCount] = useState(isOpening ? 0 : 4);
  const [isDone, setIsDone] = useState(!isOpening);
  const hasStarted = useRef(false);
  const compact = useCompact(pans, isOpening ? "shut" : "open", (pressedCount) => {
    setCount(pressedCount);
    play("powder-press");
    if ("vibrate" in navigator) navigator.vibrate(vibrationMs);
  });

  useEffect(() => {
    if (!isOpening || hasStarted.current) return;
    hasStarted.current = true;
    play("cap-snap");
    void compact
      .with((scene) => scene.open())
      .then(() => {
        setCount(4);
        setIsDone(true);
        track("yoku_complete");
        // Opened once: the address alone lies open.
        void navigate(openPath, { replace: true, state: null, preventScrollReset: true });
      });
    // `hasStarted` keeps it to once.
  }, [isOpening, play, compact, navigate, openPath]);

  useEffect(() => {
    if (isDone && isOpening) title.current?.focus({ preventScroll: true });
  }, [isDone, isOpening, title]);

  return { compact, isOpening, isDone, count };
}

export type PaletteOpening = ReturnType<typeof usePaletteOpening>;

/** The ceremony belongs to the tap that led here, never to a page that was loaded, or loaded again. */
const isFromThisDocument = (state: OpeningState | null): boolean =>
  typeof performance !== "undefined" && state !== null && performance.timeOrigin < (state.opensAtMs ?? 0);
