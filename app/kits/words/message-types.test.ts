import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CopyTree, messageSkeleton, messageTypes } from "./message-types.ts";

test.each([
  ["今夜", ""],
  ["{time}から", "{time}"],
  ["{n, number}円と{n, number}円", "{n, number}"],
  ["{n, plural, one {# by {name}} other {{name}s}}", "{n, plural, other {}}{name}"],
  ["{kind, select, win {{prize, number}} other {}}", "{kind, select, win {} other {}}{prize, number}"],
  ["<b>今 {name}</b>", "<b></b>{name}"],
  ["{at, date, short}", "{at, date}"],
])("%j takes %j", (text, skeleton) => {
  expect(messageSkeleton(text)).toBe(skeleton);
});

test("rewriting a sentence leaves the types as they are", () => {
  expect(messageTypes({ a: { b: "ひとつ {n}" } })).toBe(messageTypes({ a: { b: "{n} やりなおし" } }));
});

const typed = globSync("app/**/copy/words.ts");

test.each(typed)("%s still tells the keys and arguments of its copy", (file) => {
  const copy = JSON.parse(readFileSync(file.replace("words.ts", "ja.json"), "utf8")) as CopyTree;
  expect(readFileSync(file, "utf8")).toBe(messageTypes(copy));
});
