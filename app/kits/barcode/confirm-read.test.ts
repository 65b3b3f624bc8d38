import { expect, it } from "vitest";
import { createReadConfirmer } from "./confirm-read.ts";

it("one read of a code is not believed, a second one is", () => {
  const accept = createReadConfirmer();
  expect(accept("2901010000012")).toBeNull();
  expect(accept(null)).toBeNull();
  expect(accept("2901010000012")).toBe("2901010000012");
});

it("a code that changes between two looks is not believed", () => {
  const accept = createReadConfirmer();
  expect(accept("2901010000012")).toBeNull();
  expect(accept("2901010000029")).toBeNull();
  expect(accept("2901010000012")).toBeNull();
});

it("a second read that comes too late counts as a first one", () => {
  const accept = createReadConfirmer();
  accept("2901010000012");
  for (let look = 0; look < 8; look++) accept(null);
  expect(accept("2901010000012")).toBeNull();
  expect(accept("2901010000012")).toBe("2901010000012");
});
