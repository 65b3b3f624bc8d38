import type { BenchResult } from "./bench.ts";

/** What came of one bench: its own last line, or why there is none. */
export interface BenchRun extends Partial<Omit<BenchResult, "holds">> {
  bench: string;
  holds: boolean;
  /** Set when the machine lacks something. */
  cannotRun?: string;
  /** Set when it broke. */
  failed?: string;
  /** All processes of the bench together. */
  cpuSeconds?: number;
  tookSeconds: number;
}

const head = ["bench", "figure", "value", "goal", "noise", "holds", "CPU µs each", "took"];

/** Prints one table of all benches: a row for every figure with a goal, and one that says why a bench has none. */
export function printTable(all: readonly BenchRun[]): void {
  const rows = all.flatMap(rowsOf);
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join("  ");
  console.log(line(head).trimEnd());
  for (const row of rows) console.log(line(row).trimEnd());
  console.log("");
}

/** The cells of one bench, row by row. */
export function rowsOf(benchRun: BenchRun): string[][] {
  const { bench, cannotRun, failed } = benchRun;
  if (cannotRun !== undefined) return [[bench, `cannot run here: ${cannotRun}`]];
  if (failed !== undefined) return [[bench, `failed: ${failed}`]];
  const cost = Object.entries(benchRun.cpuMicros ?? {})
    .map(([name, micros]) => `${name} ${formatShort(micros)}`)
    .join(", ");
  const took = `${benchRun.tookSeconds} s${benchRun.cpuSeconds === undefined ? "" : ` (CPU ${benchRun.cpuSeconds} s)`}`;
  const names = Object.keys(benchRun.goals ?? {});
  const rows = names.map((name) => [...cellsOf(benchRun, name), verdictOf(benchRun, name)]);
  // A bench may hold more than its numbers say: nothing lost, nobody counted twice.
  if (!benchRun.holds && rows.every((cells) => cells.at(-1) === "yes")) rows.push(["what it counts", "", "", "", "no"]);
  return rows.map((cells, i) => [i === 0 ? bench : "", ...cells, ...(i === 0 ? [cost, took] : ["", ""])]);
}

function cellsOf({ figures = {}, goals = {}, marks = {}, noise = {} }: BenchRun, name: string): string[] {
  const { unit = "", goal } = marks[name] ?? {};
  const withUnit = (value: number | undefined): string => `${formatShort(value)}${unit === "" ? "" : ` ${unit}`}`;
  const sign = goal === undefined ? "" : goal === "at least" ? "≥ " : "≤ ";
  const spread = noise[name] ?? figures[`${name}Noise`];
  return [
    name,
    withUnit(figures[name]),
    `${sign}${withUnit(goals[name])}`,
    spread === undefined ? "" : `${(spread * 100).toFixed(0)} %`,
  ];
}

/** Of one figure where its mark says which way it counts, else of the whole bench. */
function verdictOf({ figures = {}, goals = {}, marks = {}, holds }: BenchRun, name: string): string {
  // JSON has no NaN: what could not be measured comes as null.
  const [figure, goal] = [figures[name] ?? Number.NaN, goals[name] ?? Number.NaN];
  const way = marks[name]?.goal;
  const isMet = way === undefined ? holds : way === "at least" ? figure >= goal : figure <= goal;
  return isMet ? "yes" : "no";
}

function formatShort(value: number | undefined): string {
  if (value === undefined || value === null || Number.isNaN(value)) return "–";
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString("en") : String(Math.round(value * 1000) / 1000);
}
