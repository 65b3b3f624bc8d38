import { isAbort } from "../basics/abort.ts";
import type { VisitorErrorCode } from "../i18n/error-messages.ts";
import type { Still } from "../makeup/still.ts";
import { mirrorErrorCode, NoFaceError } from "./mirror-error.ts";
import type { FaceSource, LoadState } from "./mirror-state.ts";
import type { MirrorMachine } from "./mirror-machine.ts";

/** What a request brings: a still, or the camera's frames. */
export type Shown = { source: FaceSource; still: Still } | { source: FaceSource; start: () => void };

export interface MirrorRequest {
  /** What is under way while it runs; null where nothing is to be waited for. */
  loading: LoadState | null;
  /** What is still to be told while the face comes. */
  error?: VisitorErrorCode | null;
  /** @param turn of this request, for what is told of it */
  bring: (turn: number) => Promise<Shown>;
}

interface RequestOptions {
  machine: MirrorMachine;
  showStill: (still: Still, source: FaceSource) => Promise<void>;
  /** Shows a photograph without a face; false where the view does not. The frame is its own then, and closed. */
  showBare: (frame: ImageBitmap) => Promise<boolean>;
}

/**
 * Makes the runner of requests for a face. What one brings is shown only when no other was made meanwhile; else its still
 * is closed. It resolves with whether its face is shown now. With the signal nothing is shown any more.
 */
export function createRequestRunner(
  { machine, showStill, showBare }: RequestOptions,
  signal: AbortSignal,
): (request: MirrorRequest) => Promise<boolean> {
  return async ({ loading, error = null, bring }) => {
    const { turn } = machine.dispatch({ type: "request", loading, error });
    const isLate = (): boolean => signal.aborted || machine.get().turn !== turn;
    try {
      const shown = await bring(turn);
      if (isLate()) {
        if ("still" in shown) shown.still.frame.close();
        return false;
      }
      if ("still" in shown) await showStill(shown.still, shown.source);
      else shown.start();
      machine.dispatch({ type: "show", turn, source: shown.source });
      return !isLate();
    } catch (failure) {
      const code = isAbort(failure) ? null : mirrorErrorCode(failure);
      if (failure instanceof NoFaceError && isLate()) failure.frame.close();
      const isBare = failure instanceof NoFaceError && !isLate() && (await showBare(failure.frame).catch(() => false));
      if (!signal.aborted) machine.dispatch({ type: "fail", turn, error: code, ...(isBare && { source: faceless }) });
      return false;
    }
  };
}

/** The photograph itself is shown: the person of the one before must not stand for it. */
const faceless: FaceSource = { kind: "photo", index: 0, count: 0 };
