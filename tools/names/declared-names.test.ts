import { expect, test } from "vitest";
import { listDeclaredNames } from "./declared-names.ts";

const namesOf = (source: string): string[] => listDeclaredNames(source, "a.tsx");

test("names are found wherever a file can give one", () => {
  expect(namesOf("const a = 1; let { b, c: d, ...e } = f; const [g = 2] = h;")).toEqual(["a", "b", "d", "e", "g"]);
  expect(namesOf("function a({ b }: C, d = 1) {} const e = (f: G) => f;")).toEqual(["a", "b", "d", "e", "f"]);
  expect(namesOf("interface A { b: string; c(d: E): void } type F = { g: (h: I) => void };")).toEqual(
    expect.arrayContaining(["A", "b", "c", "F", "g", "h"]),
  );
  expect(namesOf("class A { b = 1; #c = 2; d(e: F) {} } try {} catch (g) {}")).toEqual(["A", "b", "c", "d", "e", "g"]);
  expect(namesOf('import a, { b as c } from "d"; import * as e from "f";')).toEqual(["a", "c", "e"]);
});

test("keys of data, uses and texts are no names of ours", () => {
  expect(namesOf('save({ a: 1, "b": c }); d.e(f); const g = { h: <p title="i">{j}</p> };')).toEqual(["g"]);
});
