import type { Reporter, TestModule } from "vitest/node";

const shown = 15;

/** A test with the time it took. */
export interface TimedTest {
  /** File and sentence. */
  name: string;
  durationMs: number;
}

/** The table of the slowest tests, the slowest first; empty when there are none. */
export function slowestTable(tests: readonly TimedTest[], limit = shown): string {
  const slowest = tests.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, limit);
  return slowest.map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(2).padStart(7)} s  ${name}\n`).join("");
}

/** Ends a run with its slowest tests. Vitest wants the class as the default. */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter by its default
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        durationMs: test.diagnostic()?.duration ?? 0,
      })),
    );
    const table = slowestTable(tests);
    if (table !== "")
      process.stdout.write(`\n── the slowest ${Math.min(shown, tests.length)} of ${tests.length}\n${table}`);
  }
}
