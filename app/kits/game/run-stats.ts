/** What was done in a run, for odd tasks: longest times in ticks, and numbers. */
export interface RunStats {
  /** Without painting at all. */
  rest: number;
  still: number;
  unhurt: number;
  /** In one part of the field: left, right, top, bottom, middle. */
  stay: [left: number, right: number, top: number, bottom: number, middle: number];
  /** Painted papers by the place of their kind in the rules. */
  papers: number[];
  /** What was taken up: drops, cores, scraps. */
  items: [drops: number, cores: number, scraps: number];
  /** Most bullets that one special took. */
  sweep: number;
  /** Ticks of the phase that was crossed out soonest; 0: none was. */
  quickPhase: number;
  /** Ticks of the longest phase without a hit. */
  slowPhase: number;
  /** What is being counted now. */
  now: { rest: number; stay: [number, number, number, number, number]; sweep: number; phaseHits: number };
}

/** Nothing done yet. */
export function createRunStats(kinds: number): RunStats {
  return {
    ...{ rest: 0, still: 0, unhurt: 0, stay: [0, 0, 0, 0, 0], papers: Array.from({ length: kinds }, () => 0) },
    ...{ items: [0, 0, 0], sweep: 0, quickPhase: 0, slowPhase: 0 },
    now: { rest: 0, stay: [0, 0, 0, 0, 0], sweep: 0, phaseHits: 0 },
  };
}
