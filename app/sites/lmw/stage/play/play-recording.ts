import type { Recording } from "#app/kits/game/replay/replay.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import type { StageRenderer } from "../rendering/stage-renderer.ts";
import { type Commentary, createCommentary } from "./commentary.ts";
import { createEffects } from "./effects.ts";
import { createGhost } from "./run-setup.ts";
import { followFrame, followTick, slowDown } from "./run-steps.ts";
import { resize, type RunContext, textOf, update, type Visit } from "./run-visit.ts";
import { createSession, type Session } from "./session.ts";

/** Ticks from the end to the card: after a defeat, after a Rule has gone, after an answer that is to be read. */
const endDelayTicks = { failed: 50, cleared: 90, answered: 190 } as const;

/** What is said during a run: by the Rule, the companion, and whoever calls. */
export function commentRun({ content, options, guide, metIds }: RunContext, ticket: StageTicket | null): Commentary {
  const phase = ticket?.setup.call;
  const caller = phase && ticket.caller ? { phase, ...ticket.caller } : null;
  const commentary = createCommentary(content, options.monster, guide, caller, metIds);
  if (!guide) commentary.queueLine({ who: null, words: content.words.promise });
  return commentary;
}

interface PlayedRun {
  recording: Recording;
  commentary: Commentary;
  renderer: StageRenderer;
  signal: AbortSignal;
}

/** A session that plays the recording, and what follows from its ticks and pictures. `onEnd` is called once. */
export function playRecording(
  visit: Visit,
  { recording, commentary, renderer, signal }: PlayedRun,
  onEnd: () => Promise<void>,
): Session {
  const { context, playerInput } = visit;
  const { content, options } = context;
  const effects = createEffects((id) => textOf(content, id), context.isMotionReduced);
  if (visit.state.shown.isSlow) effects.isReduced = true;
  return createSession(
    {
      ...{ recording, renderer, effects, playerInput, ghost: createGhost(options, recording.world.setup) },
      onTick(world, events) {
        commentary.tick(world, events);
        visit.playSounds(events);
        for (const { kind } of events) if (kind === "struck") context.onCrossedOut();
        update(visit, (state) => followTick(state, world, content.words));
      },
      onFrame: (world) => update(visit, (state) => followFrame(state, world, commentary.line)),
      getEndDelay: ({ state }) =>
        endDelayTicks[state === "failed" ? "failed" : commentary.answer ? "answered" : "cleared"],
      onSlow() {
        update(visit, slowDown);
        resize(visit);
      },
      onEnd: () => void onEnd(),
    },
    signal,
  );
}
