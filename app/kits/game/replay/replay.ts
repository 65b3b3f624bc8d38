import type { RunStats } from "../run-stats.ts";
import type { Input } from "../player.ts";
import { type Rank, rankOf } from "../rank.ts";
import type { GameRules } from "../script.ts";
import { resumeCueOf } from "../resume-cue.ts";
import { stateHash } from "../state-hash.ts";
import { step } from "../step.ts";
import { createWorld, type RunSetup, type World } from "../world.ts";
import { checkpointTicks, type LogWriter, createLogWriter, parseLog, readTick } from "./input-log.ts";
import { elementAt } from "../../basics/element-at.ts";

/** What a run came to. The words are numbers of the stage's words. */
export interface RunResult {
  state: "playing" | "cleared" | "failed";
  score: number;
  rank: Rank;
  ticks: number;
  hits: number;
  grazes: number;
  kills: number;
  specials: number;
  multiplier: number;
  struck: readonly string[];
  lives: number;
  /** Where a lost run may go on (`RunSetup.startCue`); null when it may not. */
  resumeCue: number | null;
  /** Whether there was help at any time. */
  wasAssisted: boolean;
  deeds: Omit<RunStats, "now">;
  hash: number;
  /** The first checkpoint that does not fit, from 0; -1: all fit. A sign of two engines that differ, or of a forgery. */
  firstMismatch: number;
  /** Ticks of the log after the end of the run. */
  surplus: number;
}

/** A run that is being played and written down. */
export interface Recording {
  readonly world: World;
  /** One tick; nothing is written after the end. */
  step(input: Input): void;
  /** The log so far, with the fingerprint of this moment. May be asked for again, and the run may go on. */
  bytes(): Uint8Array;
}

/** Begins a run and its log. @throws RangeError for a stage or monster that the rules do not know */
export function startRecording(rules: GameRules, setup: RunSetup): Recording {
  const world = createWorld(rules, setup);
  const log: LogWriter = createLogWriter();
  return {
    world,
    step(input) {
      if (world.state !== "playing") return;
      step(world, input);
      log.add(input);
      if (world.tick % checkpointTicks === 0) log.check(stateHash(world));
    },
    bytes: () => log.bytes(stateHash(world)),
  };
}

/**
 * Goes on with a run that was broken off: its log is played again up to where it ends.
 * @throws LogError when the log cannot be read @throws RangeError for a stage or monster that the rules do not know
 */
export function continueRecording(rules: GameRules, setup: RunSetup, bytes: Uint8Array): Recording {
  const log = parseLog(bytes);
  const recording = startRecording(rules, setup);
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  for (let tick = 0; readTick(log, tick, input); tick++) recording.step(input);
  return recording;
}

/**
 * Plays a log again, as fast as it goes.
 * @throws LogError when the log cannot be read @throws RangeError for a stage or monster that the rules do not know
 */
export function replay(rules: GameRules, setup: RunSetup, bytes: Uint8Array): RunResult {
  const log = parseLog(bytes);
  const world = createWorld(rules, setup);
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  const hashes: number[] = [];
  let tick = 0;
  for (; world.state === "playing" && readTick(log, tick, input); tick++) {
    step(world, input);
    if (world.tick % checkpointTicks === 0) hashes.push(stateHash(world));
  }
  hashes.push(stateHash(world));
  return { ...resultOf(world), firstMismatch: firstMismatch(log.checkpoints, hashes), surplus: log.dx.length - tick };
}

function firstMismatch(recorded: readonly number[], found: readonly number[]): number {
  const at = found.findIndex((hash, i) => hash !== recorded[i]);
  return at < 0 && found.length !== recorded.length ? found.length : at;
}

/** What a run has come to so far. */
export function resultOf(world: World): Omit<RunResult, "firstMismatch" | "surplus"> {
  const { state, score, tick, hits, grazes, kills, specials, multiplier, stage, wasAssisted } = world;
  const { now: _, ...deeds } = world.stats;
  const struck = world.struck.map((word) => elementAt(stage.words, word));
  const rank = rankOf(world);
  const recorded = { lives: world.player.lives, resumeCue: resumeCueOf(world), deeds, hash: stateHash(world) };
  return {
    state,
    score,
    rank,
    ticks: tick,
    hits,
    grazes,
    kills,
    specials,
    multiplier,
    struck,
    wasAssisted,
    ...recorded,
  };
}
