// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { isNarrowLine } from "./may-move.ts";

const lineIs = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
afterEach(() => lineIs(undefined));

test("the large size of a film is for lines that are not known to be slow or dear", () => {
  lineIs(undefined);
  expect(isNarrowLine()).toBe(false);
  lineIs({ effectiveType: "4g" });
  expect(isNarrowLine()).toBe(false);
  lineIs({ effectiveType: "3g" });
  expect(isNarrowLine()).toBe(true);
  lineIs({ effectiveType: "4g", saveData: true });
  expect(isNarrowLine()).toBe(true);
});
