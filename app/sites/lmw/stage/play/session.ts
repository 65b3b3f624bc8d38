import { chooseButton } from "#app/kits/game/choices.ts";
import type { Recording } from "#app/kits/game/replay/replay.ts";
import type { GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import type { StageRenderer } from "../rendering/stage-renderer.ts";
import type { Effects } from "./effects.ts";
import type { GhostRun } from "./ghost-run.ts";
import type { PlayerInput } from "./player-input.ts";
import { createTickClock } from "./tick-clock.ts";

/** Fewer pictures a second than this for so long, and small things stop flying; then the picture gets coarser. */
const slowFrameMs = 1000 / 45;
const slowForMs = 3_000;

export interface SessionOptions {
  recording: Recording;
  renderer: StageRenderer;
  effects: Effects;
  playerInput: PlayerInput;
  ghost: GhostRun | null;
  /** After every tick, with what happened in it. */
  onTick(world: World, events: readonly GameEvent[]): void;
  /** After every picture. */
  onFrame(world: World): void;
  /** For how many ticks the picture goes on after the end: the last paper comes down, the last words are read. */
  getEndDelay(world: World): number;
  /** This phone is slow, again and again as long as it is. */
  onSlow(): void;
  /** Once, when the run is over and its last picture has been seen. */
  onEnd(recording: Recording): void;
}

/** A run that is being played: time goes on only between `go` and `halt`. */
export interface Session {
  resume(): void;
  pause(): void;
  /** Draws once more, while time stands. */
  redraw(): void;
  /** Takes the left (-1), the middle (0) or the right (1) of what is offered. */
  choose(way: -1 | 0 | 1): void;
}

/** Ties a recording to frames, a hand and a picture. Ends with the signal. */
export function createSession(options: SessionOptions, signal: AbortSignal): Session {
  const { recording, renderer, effects, playerInput, ghost } = options;
  const { world } = recording;
  let frame = 0;
  const clock = createTickClock();
  let endTicks = 0;
  let isOver = false;
  const watchFrameTime = createFrameWatch(() => {
    effects.isReduced = true;
    options.onSlow();
  });

  const tick = (): void => {
    // Something is offered: time stands until it is chosen.
    if (world.offer !== null) return;
    if (world.state === "playing") {
      recording.step(playerInput.consume());
      ghost?.step();
      effects.ghost = ghost?.player ?? null;
      options.onTick(world, world.events);
    } else {
      world.events.length = 0;
      options.onTick(world, world.events);
      endTicks++;
    }
    effects.tick(world);
  };

  const onFrame = (nowMs: number): void => {
    frame = requestAnimationFrame(onFrame);
    const { ticks, elapsedMs } = clock.advance(nowMs);
    for (let i = 0; i < ticks; i++) tick();
    watchFrameTime(elapsedMs);
    renderer.draw(world, world.hitStop > 0 || world.state !== "playing" ? 1 : clock.share, effects);
    options.onFrame(world);
    if (world.state !== "playing" && endTicks >= options.getEndDelay(world) && !isOver) {
      isOver = true;
      pause();
      options.onEnd(recording);
    }
  };

  const pause = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  signal.addEventListener("abort", pause);

  return {
    resume() {
      if (frame !== 0 || signal.aborted || isOver) return;
      clock.restart();
      frame = requestAnimationFrame(onFrame);
    },
    pause,
    redraw: () => renderer.draw(world, 1, effects),
    choose(way) {
      if (world.offer === null) return;
      recording.step({ dx: way, dy: 0, buttons: chooseButton });
      playerInput.release();
      options.onTick(world, world.events);
    },
  };
}

/** Told how long each frame took, it calls `onSlow` as often as they were too long for a while. */
function createFrameWatch(onSlow: () => void): (elapsedMs: number) => void {
  let slowMs = 0;
  return (elapsedMs) => {
    slowMs = elapsedMs > slowFrameMs ? slowMs + elapsedMs : Math.max(0, slowMs - elapsedMs * 2);
    if (slowMs < slowForMs) return;
    slowMs = 0;
    onSlow();
  };
}
