import { stripVTControlCharacters } from "node:util";

/** How many lines belong to a failure: its head, the reason under it, and what was found in its place. */
const linesOfFailure = 18;
const headOfFailure = /^ *FAIL |^✗ |^ +\d+\) /;

/**
 * What a step came to: its last "N passed, N failed" (none is one failure, and so is a bad end that names none), and the
 * lines worth saying again.
 */
export function verdictOf(output, exitCode) {
  const text = stripVTControlCharacters(output);
  const { passed, failed } = lastCount(text, exitCode);
  return { passed, failed, said: failed > 0 ? failuresIn(text) : [] };
}

function failuresIn(text) {
  const lines = text.split(/\r?\n/);
  const heads = lines.flatMap((line, i) => (headOfFailure.test(line) ? [i] : []));
  const told = new Set(heads.flatMap((head) => Array.from({ length: linesOfFailure }, (_, i) => head + i)));
  return lines.filter((_, i) => told.has(i));
}

function lastCount(text, exitCode) {
  const last = [...text.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  if (last === undefined) return { passed: 0, failed: 1 };
  const [passed, failed] = [Number(last[1]), Number(last[2])];
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}
