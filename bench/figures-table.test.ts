import { expect, test } from "vitest";
import { type BenchRun, rowsOf } from "./figures-table.ts";

const createRun = (more: Partial<BenchRun>): BenchRun => ({ bench: "votes", holds: true, tookSeconds: 12, ...more });

test("a figure stands beside its goal with its unit, its noise and which way it counts", () => {
  const rows = rowsOf(
    createRun({
      figures: { ratio: 8.456, waitMs: 1234.5 },
      goals: { ratio: 8, waitMs: 1500 },
      marks: { ratio: { unit: "×", goal: "at least" }, waitMs: { unit: "ms", goal: "at most" } },
      noise: { ratio: 0.271 },
      cpuMicros: { ours: 41.23, plain: 160 },
      cpuSeconds: 30.5,
    }),
  );
  expect(rows).toEqual([
    ["votes", "ratio", "8.456 ×", "≥ 8 ×", "27 %", "yes", "ours 41.23, plain 160", "12 s (CPU 30.5 s)"],
    ["", "waitMs", "1,235 ms", "≤ 1,500 ms", "", "yes", "", ""],
  ]);
});

test("each figure is judged for itself", () => {
  const rows = rowsOf(
    createRun({
      holds: false,
      figures: { ratio: 7, waitMs: 10 },
      goals: { ratio: 8, waitMs: 15 },
      marks: { ratio: { goal: "at least" }, waitMs: { goal: "at most" } },
    }),
  );
  expect(rows.map((cells) => cells[5])).toEqual(["no", "yes"]);
});

test("a figure that could not be measured does not hold", () => {
  const broken = JSON.parse(JSON.stringify({ figures: { ratio: Number.NaN } })) as Partial<BenchRun>;
  const [row] = rowsOf(createRun({ ...broken, goals: { ratio: 8 }, marks: { ratio: { goal: "at most" } } }));
  expect(row?.slice(2, 6)).toEqual(["–", "≤ 8", "", "no"]);
});

test("a bench that lost a vote does not hold, however fast it was", () => {
  const rows = rowsOf(
    createRun({ holds: false, figures: { ratio: 9 }, goals: { ratio: 8 }, marks: { ratio: { goal: "at least" } } }),
  );
  expect(rows.at(-1)).toContain("no");
});

test("a bench that cannot run here says what it would need", () => {
  expect(rowsOf(createRun({ cannotRun: "it needs Redis" }))).toEqual([["votes", "cannot run here: it needs Redis"]]);
  expect(rowsOf(createRun({ failed: "Error: the zone did not start" }))[0]?.[1]).toContain("did not start");
});
