import { expect, test } from "vitest";
import { drawingPathOf } from "./drawing-path.ts";

test.each([
  ["mcm", "/mcm?r=0abc", "/assets/mcm/made/0abc"],
  ["yoku", "/yoku?p=abc", "/assets/yoku/made/j-abc"],
  ["yoku", "/yoku-tw?p=abc", "/assets/yoku/made/t-abc"],
  ["testerplay", "/testerplay-en?c=abc", "/assets/testerplay/made/abc"],
  ["ucp", "/ucp-share?a=1", "/assets/ucp/made/1"],
])("what I made in %s is drawn from its address", (site, path, picture) => {
  expect(drawingPathOf({ site, path })).toBe(picture);
});

test.each([
  ["scan", "/scan/KIKA/1"],
  ["mcm", "/mcm"],
])("of %s at %s nothing is drawn", (site, path) => {
  expect(drawingPathOf({ site, path })).toBeNull();
});
