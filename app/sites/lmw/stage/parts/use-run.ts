import { type RefObject, useEffect, useRef, useState } from "react";
import { track } from "#app/kits/analytics/track.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { notifyPhraseCrossedOut } from "../../frame/phrase-crossed-out.ts";
import { startRun, type Run } from "../play/start-run.ts";
import type { RunOptions } from "../play/run-setup.ts";
import type { EarlyPointer } from "../play/player-input.ts";
import { type RunState, initialRunState } from "../play/run-state.ts";
import type { Guide } from "../play/commentary.ts";
import type { StageContent } from "../stage-content.ts";

export interface PlayOptions {
  content: StageContent;
  options: RunOptions;
  guide: Guide | null;
  pointer: EarlyPointer | null;
  isPrivate: boolean;
  /** Who was met, 1 to 24: they can answer on the sixth stage, and stand by on the seventh. */
  metIds: readonly number[];
}

/** A run in a place of the page, as long as the component is there. What it is made of is read once. */
export function useRun(
  parts: PlayOptions,
  container: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): { state: RunState; run: RefObject<Run | null> } {
  const { write } = useVisitor();
  const [state, setState] = useState<RunState>(initialRunState);
  const run = useRef<Run | null>(null);
  const initial = useRef({ parts, write });

  useEffect(() => {
    if (!container.current || !field.current) return;
    const abortController = new AbortController();
    run.current = startRun(
      {
        ...initial.current.parts,
        write: initial.current.write,
        ...{ container: container.current, field: field.current },
        isMotionReduced: preferences.isMotionReduced(),
        // A phone whose WebGL draws nonsense is told so by its owner: `?canvas` is for them, and for looking at it.
        backend: new URLSearchParams(location.search).has("canvas") ? "canvas" : "webgl",
        onChange: setState,
        onCrossedOut: () => {
          notifyPhraseCrossedOut();
          track("word_struck");
        },
      },
      abortController.signal,
    );
    return () => {
      abortController.abort();
      run.current = null;
    };
  }, [container, field]);

  return { state, run };
}
