import { expect, it } from "vitest";
import { Tally, unsteadyAllowed } from "./tally.ts";

const good = { faults: [], tookMs: 1_000 };
const bad = { faults: ["the door\nstayed shut"], tookMs: 2_000 };
const named = (name: string) => ({ name, run: async () => {} });

function run(walks: Array<[first: typeof bad, again?: typeof bad]>): { lines: string[]; failed: number } {
  const lines: string[] = [];
  const tally = new Tally((line) => lines.push(line));
  walks.forEach(([first, again], i) => {
    tally.note(named(`way ${i}`), first);
    if (again) tally.noteAgain(named(`way ${i}`), again);
  });
  tally.tell();
  return { lines, failed: tally.failed };
}

it("a way that fails twice has failed, and its fault is said once more at the end", () => {
  const { lines, failed } = run([[good], [bad, bad]]);
  expect(failed).toBe(1);
  expect(lines.slice(-3)).toEqual(["✗ failed: way 1", "    the door\n    stayed shut", "1 passed, 1 failed"]);
});

it("a way that fails without a second walk has failed", () => {
  expect(run([[bad]]).failed).toBe(1);
});

it("a way that is good the second time passes, but its first fault is told", () => {
  const { lines, failed } = run([[good], [bad, good]]);
  expect(failed).toBe(0);
  expect(lines).toContain("↻ unsteady: way 1");
  expect(lines.slice(-2)).toEqual([`1 unsteady, ${unsteadyAllowed} allowed`, "2 passed, 0 failed"]);
});

it("more unsteady ways than allowed all count as failed", () => {
  const { lines, failed } = run(Array.from({ length: unsteadyAllowed + 1 }, () => [bad, good]));
  expect(failed).toBe(unsteadyAllowed + 1);
  expect(lines.at(-1)).toBe("0 passed, 3 failed");
});
