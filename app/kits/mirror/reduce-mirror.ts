import type { VisitorErrorCode } from "../i18n/error-messages.ts";
import type { FacePresence, FaceSource, LoadState, MirrorState } from "./mirror-state.ts";

export type MirrorEvent =
  /** Another face is wanted. `error` is still to be told while it comes. */
  | { type: "request"; loading: LoadState | null; error?: VisitorErrorCode | null }
  | { type: "load"; turn: number; loading: LoadState }
  /** Bytes of the engine arrived, whoever asked for it first. */
  | { type: "progress"; loaded: number; total: number }
  /** The camera is on and its bare picture is shown, while the engine is still loading. */
  | { type: "bare"; turn: number }
  | { type: "show"; turn: number; source: FaceSource }
  /** The request came to nothing; without a code there is nothing to tell. `source`: what is shown instead. */
  | { type: "fail"; turn: number; error: VisitorErrorCode | null; source?: FaceSource }
  | { type: "detect"; presence: FacePresence }
  /** The visitor goes back to the served picture. */
  | { type: "close" }
  /** The camera went off by itself: hidden, unplugged, opened elsewhere; or because nothing reads its frames (why). */
  | { type: "cameraOff"; error?: VisitorErrorCode }
  | { type: "contextLost" };

const served: FaceSource = { kind: "served" };

/** Every rule of what a mirror shows when. Returns the very same state when nothing changes. */
export function reduceMirror(state: MirrorState, event: MirrorEvent): MirrorState {
  if ("turn" in event && event.turn !== state.turn) return state;
  switch (event.type) {
    case "request":
      return { ...state, loading: event.loading, error: event.error ?? null, turn: state.turn + 1 };
    case "load":
      return { ...state, loading: event.loading };
    case "progress":
      return reduceProgress(state, event);
    case "bare":
      return { ...state, source: { kind: "camera" }, presence: null };
    case "show":
      return { ...state, source: event.source, loading: null, presence: null };
    case "fail":
      // Every request closes the camera first: what was live is over, whatever came of it.
      return {
        ...(event.source ? { ...state, source: event.source, presence: null } : withoutCamera(state)),
        ...{ loading: null, error: event.error ?? state.error },
      };
    case "detect":
      return event.presence === state.presence ? state : { ...state, presence: event.presence };
    case "close":
      return { ...state, source: served, loading: null, error: null, presence: null, turn: state.turn + 1 };
    case "cameraOff":
      return { ...withoutCamera(state), error: event.error ?? state.error };
    case "contextLost":
      return {
        ...state,
        source: served,
        loading: null,
        presence: null,
        turn: state.turn + 1,
        canvasKey: state.canvasKey + 1,
      };
  }
}

/** Only who waits for the engine is told of it. */
function reduceProgress(state: MirrorState, { loaded, total }: { loaded: number; total: number }): MirrorState {
  const isWaiting = state.loading !== null && state.loading.for !== "view";
  return isWaiting ? { ...state, loading: { for: "engine", loaded, total } } : state;
}

const withoutCamera = (state: MirrorState): MirrorState =>
  state.source.kind === "camera" ? { ...state, source: served, presence: null } : state;
