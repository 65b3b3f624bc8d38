import { expect, test } from "vitest";
import { seededRandom, systemRandom } from "./random.ts";

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("the same seed gives the same chances, another seed others", () => {
  const draw = (seed: string) => {
    const random = seededRandom(seed);
    return [random.uuid(), random.int(1_000_000), random.bytes(40).toString("hex")];
  };
  expect(draw("red")).toEqual(draw("red"));
  expect(draw("red")).not.toEqual(draw("black"));
});

test("ids are version 4 UUIDs, seeded or not", () => {
  expect(seededRandom("red").uuid()).toMatch(uuidV4);
  expect(systemRandom.uuid()).toMatch(uuidV4);
});

test("each side of a seeded die comes up about as often as the others", () => {
  const random = seededRandom("die");
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 6_000; i++) counts[random.int(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test("a die without sides is refused", () => {
  expect(() => seededRandom("die").int(0)).toThrow(RangeError);
  expect(() => systemRandom.int(0)).toThrow(RangeError);
});
