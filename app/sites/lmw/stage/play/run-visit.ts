import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { fieldWidth } from "../rendering/field-units.ts";
import type { StageRenderer } from "../rendering/stage-renderer.ts";
import { phraseOf, type StageContent } from "../stage-content.ts";
import type { Commentary, Guide } from "./commentary.ts";
import { createPlayerInput, type EarlyPointer, type PlayerInput } from "./player-input.ts";
import { requestTicketInTime, type RunOptions } from "./run-setup.ts";
import type { RunStart } from "./run-start.ts";
import type { RunState } from "./run-state.ts";
import { createVisitState, type VisitState } from "./run-steps.ts";
import { type SavedRun, takeSavedRun } from "./saved-run.ts";
import type { Session } from "./session.ts";
import { createStageSounds } from "./stage-sounds.ts";
import type { LostRun } from "./lost-run.ts";
import { createTicketPrefetch, type TicketPrefetch } from "./ticket-prefetch.ts";

export interface RunContext {
  content: StageContent;
  options: RunOptions;
  /** The whole place of play: it takes the touches. */
  container: HTMLElement;
  /** Where the canvas comes. */
  field: HTMLElement;
  guide: Guide | null;
  /** A finger that is down already. */
  pointer: EarlyPointer | null;
  write: Visitor["write"];
  /** Only for oneself: no ticket is asked for. */
  isPrivate: boolean;
  /** Who was met, 1 to 24. */
  metIds: readonly number[];
  isMotionReduced: boolean;
  /** "canvas": without WebGL. */
  backend: "webgl" | "canvas";
  onChange(state: RunState): void;
  /** A word has its line. */
  onCrossedOut(): void;
}

/** A visit to a stage: what it remembers, and what it holds of the outside. */
export interface Visit {
  readonly context: RunContext;
  readonly signal: AbortSignal;
  readonly playerInput: PlayerInput;
  readonly playSounds: ReturnType<typeof createStageSounds>;
  readonly tickets: TicketPrefetch;
  state: VisitState;
  /** Null until the pictures have come. */
  renderer: StageRenderer | null;
  /** The run that is being played, or was last. */
  current: { session: Session; commentary: Commentary; stop: AbortController; start: RunStart } | null;
  countdown: ReturnType<typeof setTimeout> | undefined;
  /** The last run, where it can go on; null else. */
  lost: LostRun | null;
  /** The run that this tab was left in, until it goes on; null else. */
  saved: SavedRun | null;
}

/** A visit whose pictures have not come yet; its first ticket is asked for. */
export function createVisit(context: RunContext, signal: AbortSignal): Visit {
  const { content, options, container, pointer } = context;
  const nowMs = (): number => performance.now();
  const visit = {
    ...{ context, signal, renderer: null, current: null, countdown: undefined, lost: null },
    saved: options.isInterrupted ? takeSavedRun(sessionStorage, content.id, Date.now()) : null,
    playerInput: createPlayerInput(container, options.help, signal, pointer),
    playSounds: createStageSounds(getVisitSound().play, nowMs),
    state: createVisitState(options.help, window.devicePixelRatio),
  };
  const isUncounted = context.isPrivate || options.isPractice;
  const requestTicket = async () =>
    isUncounted ? null : requestTicketInTime(content.id, options, visit.state.help, { signal });
  // Another ticket would end the time of the one that goes on.
  const tickets = createTicketPrefetch(requestTicket, nowMs, { isNeededNow: !visit.saved });
  return Object.assign(visit, { tickets });
}

/** Takes a step, and tells the page when it shows. Nothing is told after the end. */
export function update(visit: Visit, step: (state: VisitState) => VisitState): void {
  if (visit.signal.aborted) return;
  const { shown } = visit.state;
  visit.state = step(visit.state);
  if (visit.state.shown !== shown) visit.context.onChange(visit.state.shown);
}

/** The words of a word of the engine; empty for one of no page. */
export const textOf = (content: StageContent, id: string): string => phraseOf(content, id)?.phrase.before ?? "";

/** The picture and the hand take the size that the field has now. */
export function resize(visit: Visit): void {
  const { context, renderer, playerInput, state } = visit;
  const { clientWidth, clientHeight } = context.field;
  if (clientWidth === 0 || !renderer) return;
  renderer.resize(clientWidth, clientHeight, state.pixelRatio);
  playerInput.resize(clientWidth / fieldWidth);
  if (state.shown.step !== "playing") visit.current?.session.redraw();
}
