import { stripVTControlCharacters } from "node:util";
import { journeyCounts } from "../setup/test-counts.mjs";

/** How many lines belong to a failure: its head, and the reason under it. */
const linesOfFailure = 9;
const headOfFailure = /^ *FAIL |^✗ |^↻ unsteady:|^ +\d+\) /;

/**
 * What a step came to: its last "N passed, N failed" (none is one failure, and so is a bad end that names none), and the
 * lines worth saying again.
 */
export function verdictOf(output, exitCode) {
  const text = stripVTControlCharacters(output);
  const { passed, failed } = journeyCounts(text, exitCode);
  return { passed, failed, said: failed > 0 ? failuresIn(text) : [] };
}

function failuresIn(text) {
  const lines = text.split(/\r?\n/);
  const heads = lines.flatMap((line, i) => (headOfFailure.test(line) ? [i] : []));
  const told = new Set(heads.flatMap((head) => Array.from({ length: linesOfFailure }, (_, i) => head + i)));
  return lines.filter((_, i) => told.has(i));
}
