import { expect, test } from "vitest";
import { chooseAlive, daypartAt, type Timed } from "./choose-alive.ts";

const at = (time: string): number => Date.parse(`2026-11-26T${time}:00+09:00`);
const programme = { id: "programme", bestAt: [], startsMs: at("21:30"), endsMs: at("21:45") } as const;
const vote = { id: "vote", bestAt: ["evening"] } as const;
const letter = { id: "letter", bestAt: ["morning"] } as const;
const draw = { id: "draw", bestAt: [], endsMs: at("23:59") } as const;
const choose = (time: string, candidates: readonly (Timed & { id: string })[], count = 2): string[] =>
  chooseAlive(candidates, at(time), count).map(({ id }) => id);

test("in the morning the letter stands first, in the evening the vote", () => {
  expect(choose("07:00", [vote, letter])).toEqual(["letter", "vote"]);
  expect(choose("18:00", [letter, vote])).toEqual(["vote", "letter"]);
});

test("a programme that is on goes before everything, one that begins within three hours before the rest", () => {
  expect(choose("21:35", [vote, draw, programme], 1)).toEqual(["programme"]);
  expect(choose("18:30", [draw, vote, programme])).toEqual(["programme", "draw"]);
  expect(choose("18:29", [draw, vote, programme])).toEqual(["draw", "vote"]);
});

test("what is over has no hurry any more", () => {
  expect(choose("21:45", [letter, programme, vote], 1)).toEqual(["letter"]);
});

test("what ends within a day goes before what is always there, what ends later does not", () => {
  expect(choose("12:00", [letter, draw], 1)).toEqual(["draw"]);
  expect(choose("12:00", [letter, { ...draw, endsMs: at("23:59") + 86_400_000 }], 1)).toEqual(["letter"]);
});

test("a day in Japan has four parts", () => {
  expect([0, 4, 5, 10, 11, 16, 17, 20, 21, 23].map(daypartAt)).toEqual(
    "night night morning morning day day evening evening night night".split(" "),
  );
});
