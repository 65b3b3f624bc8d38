import { expect, test } from "vitest";
import { countComplainants } from "./count-complainants.ts";

const from = (network: string | null, knownDays: number) => ({ network, knownDays });

test("three visitors whom somebody made up at home are half a voice", () => {
  expect(countComplainants([from("home", 0), from("home", 0), from("home", 1)])).toBe(0.5);
});

test("made on one day and left to age, they are one", () => {
  expect(countComplainants([from("home", 5), from("home", 5), from("home", 5)])).toBe(1);
});

test("visitors with a prior life are heard, each, also from one school", () => {
  expect(countComplainants([from("school", 3), from("school", 9), from("school", 40)])).toBe(3);
});

test("newcomers of many networks are heard as well", () => {
  expect(countComplainants(["a", "b", "c", "d", "e", "f"].map((network) => from(network, 0)))).toBe(3);
});
