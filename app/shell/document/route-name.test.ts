import { expect, test } from "vitest";
import { routeName } from "./route-name.ts";

test.each([
  ["/lmw/area/3", "area/3"],
  ["/lmw/stg/07", "stg/07"],
  ["/review/8", "review/8"],
  ["/review/08", "review/08"],
  ["/review/108", "108"],
  ["/zone1", "zone1"],
  ["/7", "7"],
  ["/", ""],
])("the route name of %s is “%s”", (path, name) => {
  expect(routeName(path)).toBe(name);
});
