import type { Recording } from "#app/kits/game/replay/replay.ts";
import type { GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import type { StagePicture } from "../picture/stage-picture.ts";
import type { Effects } from "./effects.ts";
import type { GhostRun } from "./ghost-run.ts";
import type { Hand } from "./hand.ts";

const tickMs = 1000 / 60;
const mostSteps = 5;
/** Fewer pictures a second than this for so long, and small things stop flying; then the picture gets coarser. */
const slowFrameMs = 1000 / 45;
const slowForMs = 3_000;

export interface SessionParts {
  recording: Recording;
  picture: StagePicture;
  effects: Effects;
  hand: Hand;
  ghost: GhostRun | null;
  /** After every tick, with what happened in it. */
  onTick(world: World, events: readonly GameEvent[]): void;
  /** After every picture. */
  onFrame(world: World): void;
  /** For how many ticks the picture goes on after the end: the last paper comes down, the last words are read. */
  lingers(world: World): number;
  /** This phone is slow, again and again as long as it is. */
  onSlow(): void;
  /** Once, when the run is over and its last picture has been seen. */
  onEnd(recording: Recording): void;
}

/** A run that is being played: time goes on only between `go` and `halt`. */
export interface Session {
  go(): void;
  halt(): void;
  /** Draws once more, while time stands. */
  show(): void;
}

/** Ties a recording to frames, a hand and a picture. Ends with the signal. */
export function makeSession(parts: SessionParts, signal: AbortSignal): Session {
  const { recording, picture, effects, hand, ghost } = parts;
  const { world } = recording;
  let frame = 0;
  let lastMs = -1;
  let owedMs = 0;
  let after = 0;
  let slowMs = 0;
  let isOver = false;

  const tick = (): void => {
    if (world.state === "playing") {
      recording.step(hand.take());
      ghost?.step();
      effects.ghost = ghost?.player ?? null;
      parts.onTick(world, world.events);
    } else {
      world.events.length = 0;
      parts.onTick(world, world.events);
      after++;
    }
    effects.tick(world);
  };

  const watch = (passedMs: number): void => {
    slowMs = passedMs > slowFrameMs ? slowMs + passedMs : Math.max(0, slowMs - passedMs * 2);
    if (slowMs < slowForMs) return;
    slowMs = 0;
    effects.isCalm = true;
    parts.onSlow();
  };

  const onFrame = (nowMs: number): void => {
    frame = requestAnimationFrame(onFrame);
    const passedMs = lastMs < 0 ? tickMs : nowMs - lastMs;
    lastMs = nowMs;
    owedMs += Math.max(0, passedMs);
    let steps = 0;
    for (; owedMs >= tickMs && steps < mostSteps; steps++) {
      owedMs -= tickMs;
      tick();
    }
    // Time that cannot be caught up with is dropped: nothing ever runs faster than it should.
    if (steps === mostSteps) owedMs = 0;
    watch(passedMs);
    picture.draw(world, world.hitStop > 0 || world.state !== "playing" ? 1 : owedMs / tickMs, effects);
    parts.onFrame(world);
    if (world.state !== "playing" && after >= parts.lingers(world) && !isOver) {
      isOver = true;
      halt();
      parts.onEnd(recording);
    }
  };

  const halt = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  signal.addEventListener("abort", halt);

  return {
    go() {
      if (frame !== 0 || signal.aborted || isOver) return;
      lastMs = -1;
      owedMs = 0;
      frame = requestAnimationFrame(onFrame);
    },
    halt,
    show: () => picture.draw(world, 1, effects),
  };
}
