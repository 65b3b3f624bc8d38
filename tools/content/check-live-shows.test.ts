import { join } from "node:path";
import { expect, test } from "vitest";
import type { LiveShow } from "#contracts/live-show.ts";
import { listHostLines, liveShowIssues } from "./check-live-shows.ts";
import { readContent } from "./read-content.ts";
import { readLiveShows } from "./read-live-shows.ts";

const folder = join(import.meta.dirname, "../../content");
const { content } = readContent(folder);
const { shows, programmes, issues } = readLiveShows(folder);
const [first] = shows as [LiveShow];

/** The faults of the shows with the first one changed. */
const faultsOf = (change: (show: LiveShow) => Partial<LiveShow>): string[] =>
  liveShowIssues([{ ...first, ...change(first) }, ...shows.slice(1)], programmes, content);

test("the six shows keep their contract and can be played", () => {
  expect(shows).toHaveLength(6);
  expect(issues).toEqual([]);
  expect(liveShowIssues(shows, programmes, content)).toEqual([]);
});

test("a beat out of its order, or too soon after another, is named", () => {
  expect(
    faultsOf(({ beats }) => ({ beats: beats.map((beat, i) => (i === 3 ? { ...beat, atS: 1 } : beat)) })),
  ).toContainEqual(expect.stringContaining("beats: "));
});

test("a product that nobody has, or that is never shown, is named", () => {
  const faults = faultsOf(({ products }) => ({ products: [...products, "lip-99"] }));
  expect(faults).toContainEqual(expect.stringContaining("there is no product lip-99"));
  expect(faults).toContainEqual(expect.stringContaining("lip-99 is listed and never shown"));
});

test("an eye shadow is worn on no lips", () => {
  const onLips = { kind: "worn", productId: "shadow-014" } as const;
  expect(
    faultsOf(({ beats }) => ({
      beats: beats.map((beat) => (beat.kind === "show" ? { ...beat, picture: onLips } : beat)),
    })),
  ).toContainEqual(expect.stringContaining("shadow-014 is not worn on lips"));
});

test("an ending that begins before the votes are counted is named", () => {
  const late = faultsOf(({ poll }) => ({ poll: { ...poll, closesAtS: 700 } }));
  expect(late).toContainEqual(expect.stringContaining("begins before the votes are counted"));
});

test("a programme without its show is named", () => {
  expect(liveShowIssues(shows.slice(1), programmes, content)).toContainEqual(
    expect.stringContaining(`there is no live-shows/${first.id}.json`),
  );
});

test("all that a host says is heard by the check of the voices", () => {
  const lines = listHostLines(shows);
  expect(lines.length).toBeGreaterThan(360);
  expect(lines.every(({ text }) => text.length > 0)).toBe(true);
});
