// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { isSlowConnection } from "./autoplay.ts";

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
afterEach(() => setConnection(undefined));

test("the large size of a film is for lines that are not known to be slow or dear", () => {
  setConnection(undefined);
  expect(isSlowConnection()).toBe(false);
  setConnection({ effectiveType: "4g" });
  expect(isSlowConnection()).toBe(false);
  setConnection({ effectiveType: "3g" });
  expect(isSlowConnection()).toBe(true);
  setConnection({ effectiveType: "4g", saveData: true });
  expect(isSlowConnection()).toBe(true);
});
