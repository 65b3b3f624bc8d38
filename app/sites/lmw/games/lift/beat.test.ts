import { expect, it } from "vitest";
import { getBeat } from "./beat.ts";

const beatsMs = [500, 1_100, 1_600, 2_000];

it("falls from one stroke to the next, whose distance shrinks", () => {
  expect(getBeat({ beatsMs }, 500)).toEqual({ gapMs: 600, share: 1 });
  expect(getBeat({ beatsMs }, 800)).toEqual({ gapMs: 600, share: 0.5 });
  expect(getBeat({ beatsMs }, 1_100)).toEqual({ gapMs: 500, share: 1 });
});

it("is full before the first beat and nothing after the last", () => {
  expect(getBeat({ beatsMs }, -900).share).toBe(1);
  expect(getBeat({ beatsMs }, 2_000).share).toBe(0);
});
