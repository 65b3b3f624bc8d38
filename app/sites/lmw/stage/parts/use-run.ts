import { type RefObject, useEffect, useRef, useState } from "react";
import { track } from "#app/shell/tracking/track.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { tellWordStruck } from "../../frame/word-struck.ts";
import { openRun, type Run } from "../play/open-run.ts";
import type { RunWish } from "../play/run-setup.ts";
import type { EarlyFinger } from "../play/hand.ts";
import { type RunState, restingState } from "../play/run-state.ts";
import type { Guide } from "../play/talk.ts";
import type { StageBook } from "../stage-book.ts";

export interface PlayWish {
  book: StageBook;
  wish: RunWish;
  guide: Guide | null;
  finger: EarlyFinger | null;
  isPrivate: boolean;
  /** Who was met, 1 to 24: they can answer on the sixth stage, and stand by on the seventh. */
  metIds: readonly number[];
}

/** A run in a place of the page, as long as the component is there. What it is made of is read once. */
export function useRun(
  parts: PlayWish,
  place: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): { state: RunState; run: RefObject<Run | null> } {
  const { write } = useVisitor();
  const [state, setState] = useState<RunState>(restingState);
  const run = useRef<Run | null>(null);
  const first = useRef({ parts, write });

  useEffect(() => {
    if (!place.current || !field.current) return;
    const leaving = new AbortController();
    run.current = openRun(
      {
        ...first.current.parts,
        write: first.current.write,
        ...{ place: place.current, field: field.current },
        isStill: preferences.isMotionReduced(),
        // A phone whose WebGL draws nonsense is told so by its owner: `?canvas` is for them, and for looking at it.
        brush: new URLSearchParams(location.search).has("canvas") ? "canvas" : "webgl",
        onChange: setState,
        onStruck: () => {
          tellWordStruck();
          track("word_struck");
        },
      },
      leaving.signal,
    );
    return () => {
      leaving.abort();
      run.current = null;
    };
  }, [place, field]);

  return { state, run };
}
