import type { Still } from "../makeup/still.ts";

/** A wish for the next frame with a face; of several the last counts. */
export interface StillRequest {
  /** Resolves with the frame; rejects with an AbortError when the mirror ends before a face was in it. */
  next(): Promise<Still>;
  /** Takes the frame; null while none is wished for. What `startMirror` asks before each frame. */
  taker(): ((still: Still) => void) | null;
  /** The mirror ends: a wish that stayed open would freeze the next one at its first face. */
  cancel(): void;
}

/** Carries a wish for a still from whoever freezes a mirror to the mirror. */
export function createStillRequest(): StillRequest {
  let open: { give: (still: Still) => void; refuse: (reason: unknown) => void } | null = null;
  function cancel(): void {
    open?.refuse(new DOMException("the mirror ended before a face was in it", "AbortError"));
    open = null;
  }
  return {
    next() {
      cancel();
      return new Promise((give, refuse) => (open = { give, refuse }));
    },
    taker: () =>
      open &&
      ((still) => {
        open?.give(still);
        open = null;
      }),
    cancel,
  };
}
