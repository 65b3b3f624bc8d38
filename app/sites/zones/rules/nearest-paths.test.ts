import { expect, test } from "vitest";
import { nearestPaths } from "./nearest-paths.ts";

const paths = ["/scan", "/ranking", "/wishlist", "/review", "/tips", "/virtual_tester", "/mcm"];

test.each([
  ["/scann", "/scan"],
  ["/rankng", "/ranking"],
  ["/wish-list", "/wishlist"],
  ["/VIRTUAL_TESTER_2", "/virtual_tester"],
  ["/reviews/12", "/review"],
])("a visitor who typed %s is shown %s first", (requestedPath, first) => {
  expect(nearestPaths(requestedPath, paths, 3)[0]).toBe(first);
});

test("three doors are shown, never the same twice", () => {
  expect(new Set(nearestPaths("/x", paths, 3)).size).toBe(3);
});
