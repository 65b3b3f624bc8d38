import { expect, it } from "vitest";
import { createDrawerReads, laidAsideMs } from "./drawer-reads.ts";

const [one, other] = ["2901010000012", "2901010000029"];

it("a pack that stays before the camera is one pack, however long", () => {
  const note = createDrawerReads();
  expect(note(one, 0)).toBe("new");
  for (let atMs = 500; atMs < 4 * laidAsideMs; atMs += 500) expect(note(one, atMs)).toBe("held");
});

it("a pack that was laid aside and comes again may be a second one", () => {
  const note = createDrawerReads();
  note(one, 0);
  expect(note(one, laidAsideMs)).toBe("again");
  expect(note(one, laidAsideMs + 100)).toBe("held");
});

it("two packs in turn are both new, and the first is not counted twice within seconds", () => {
  const note = createDrawerReads();
  expect(note(one, 0)).toBe("new");
  expect(note(other, 400)).toBe("new");
  expect(note(one, 800)).toBe("held");
});
