import { expect, test } from "vitest";
import { firstColours } from "./first-colours.ts";

const colour = (source: string, hex: string, shelf: string) => ({ source, hex, shelf });
const colours = [
  colour("lip-05", "#aa3311", "lip"),
  colour("lip-07", "#2f9a4a", "lip"),
  colour("lip-17", "#55224f", "lip"),
  colour("2f9a4a.3.1.12", "#2f9a4a", "found"),
];
const sources = (requested: string | null): string[] => firstColours(colours, requested).map(({ source }) => source);

test("two sticks lie in the dish when nobody brings a colour", () => {
  expect(sources(null)).toEqual(["lip-05", "lip-17"]);
});

test("the colour that is brought along lies there alone", () => {
  expect(sources("lip-07")).toEqual(["lip-07"]);
});

test("a found colour is known by its digits, and is not taken for a product of the same colour", () => {
  expect(sources("2f9a4a")).toEqual(["2f9a4a.3.1.12"]);
});

test("a colour that is not there is no reason for an empty dish", () => {
  expect(sources("lip-99")).toEqual(["lip-05", "lip-17"]);
  expect(sources("<script>")).toEqual(["lip-05", "lip-17"]);
});
