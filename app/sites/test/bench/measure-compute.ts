import { flopsPerTurn, kernelModule } from "./kernel-module.ts";

/** One round is long enough for a coarse clock; the best of several is the machine, the rest is its other work. */
const roundMs = 40;
const rounds = 5;

/** How many billion multiplications and additions a second one thread does. Takes about a quarter of a second. */
export function measureComputeGflops(isSimd: boolean): number {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernelModule(isSimd)));
  const run = exports.run as (turns: number) => number;
  const timed = (turns: number): number => {
    const startedAt = performance.now();
    run(turns);
    return Math.max(0.1, performance.now() - startedAt);
  };
  // Until the compiler has given its best, and the number of turns fills a round.
  let turns = 20_000;
  let tookMs = timed(turns);
  while (tookMs < roundMs / 4) {
    turns *= 2;
    tookMs = timed(turns);
  }
  turns = Math.round((turns * roundMs) / tookMs);
  const bestMs = Math.min(...Array.from({ length: rounds }, () => timed(turns)));
  return Math.round((turns * flopsPerTurn(isSimd)) / bestMs / 1e5) / 10;
}
