import { expect, test } from "vitest";
import { base32 } from "#app/kits/basics/base32.ts";
import { formatHackKey, parseHackKey } from "./hack-key.ts";

test("what I kept is read back in my order", () => {
  for (const numbers of [[1], [96], [32, 64, 31], [5, 4, 3, 2, 1]])
    expect(parseHackKey(formatHackKey(numbers))).toEqual(numbers);
});

test("a key that somebody typed by hand is read all the same", () => {
  const key = formatHackKey([33, 1]);
  expect(parseHackKey(key.toLowerCase().replaceAll("0", "o").replaceAll("1", "l"))).toEqual([33, 1]);
});

test("any one wrong character, and any two that changed places, are noticed", () => {
  const key = formatHackKey([7, 88, 41, 12, 96]);
  const places = [...key].map((_, i) => i);
  const wrong = places.flatMap((i) =>
    [...base32].filter((letter) => letter !== key[i]).map((letter) => key.slice(0, i) + letter + key.slice(i + 1)),
  );
  const swapped = places
    .filter((i) => key[i + 1] !== undefined && key[i] !== key[i + 1])
    .map((i) => `${key.slice(0, i)}${key[i + 1]}${key[i]}${key.slice(i + 2)}`);
  expect(wrong.length + swapped.length).toBeGreaterThan(300);
  expect([...wrong, ...swapped].filter((other) => parseHackKey(other) !== null)).toEqual([]);
});

test("what is no key of ours is none", () => {
  const foreign = [
    "",
    "0",
    "000",
    "A",
    "1H4",
    "あいう",
    "1".repeat(500),
    formatHackKey([97]),
    formatHackKey([3, 3]),
    "<script>",
    "%00",
  ];
  expect(foreign.filter((key) => parseHackKey(key) !== null)).toEqual([]);
});
