import { expect, test } from "vitest";
import { definitionOf, savedItemDefinitions } from "../saved-item-kinds.server.ts";
import dayLines from "./diary-lines.json" with { type: "json" };
import { renderDiaryLine } from "./diary.ts";

const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10));
const savedItemKinds = savedItemDefinitions.map(({ kind }) => kind);
const linesOf = (kind: string) => definitionOf(kind)!.diary;
const createDay = (day: string, ...kinds: string[]) => ({
  day,
  isFirst: false,
  events: kinds.map((kind) => ({ kind, lines: linesOf(kind), count: 1, title: "終電のりんご飴" })),
});

test("there are more than sixty lines, none twice, none longer than a phone shows in two", () => {
  const all = savedItemDefinitions
    .flatMap(({ diary: { one, many = [] } }) => [...one, ...many])
    .concat(dayLines.quiet, dayLines.first);
  expect(all.length).toBeGreaterThan(60);
  expect(new Set(all).size).toBe(all.length);
  for (const line of all) expect(line.length, line).toBeLessThanOrEqual(44);
});

test.each(savedItemKinds)("a night with %s is told by it, with every gap filled", (kind) => {
  for (const day of days)
    for (const count of [1, 3]) {
      const { line } = renderDiaryLine({
        day,
        isFirst: false,
        events: [{ kind, lines: linesOf(kind), count, title: "名" }],
      });
      expect(line).not.toMatch(/[{}]/);
      expect(dayLines.quiet).not.toContain(line);
    }
});

test("the same night is told in the same words, another night in others", () => {
  expect(renderDiaryLine(createDay("2026-11-22", "votes"))).toEqual(renderDiaryLine(createDay("2026-11-22", "votes")));
  expect(new Set(days.map((day) => renderDiaryLine(createDay(day, "votes")).line)).size).toBe(
    linesOf("votes").one.length,
  );
});

test("what else came is counted, what was told is not told twice", () => {
  const { line, also } = renderDiaryLine(createDay("2026-11-22", "mascaras", "seals"));
  expect(line).toMatch(/マスカラ|まつ毛|終電のりんご飴|一本/);
  expect(also).toBe("ほかに、印1。");
});

test("a night with nothing is told all the same, the first one as the first", () => {
  expect(dayLines.quiet).toContain(renderDiaryLine(createDay("2026-11-22")).line);
  expect(renderDiaryLine({ ...createDay("2026-11-22"), isFirst: true }).line).toBe(dayLines.first[0]);
});

test("a thing without a name is told without brackets", () => {
  for (const day of days)
    for (const kind of savedItemKinds.filter((one) => one !== "ghosts")) {
      const { line } = renderDiaryLine({
        day,
        isFirst: false,
        events: [{ kind, lines: linesOf(kind), count: 1, title: "" }],
      });
      expect(line).not.toContain("『』");
    }
});
