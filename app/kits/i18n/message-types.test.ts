import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CopyTree, getMessageSkeleton, generateMessageTypes } from "./message-types.ts";

test.each([
  ["今夜", ""],
  ["{time}から", "{time}"],
  ["{n, number}円と{n, number}円", "{n, number}"],
  ["{n, plural, one {# by {name}} other {{name}s}}", "{n, plural, other {}}{name}"],
  ["{kind, select, win {{prize, number}} other {}}", "{kind, select, win {} other {}}{prize, number}"],
  ["<b>今 {name}</b>", "<b></b>{name}"],
  ["{at, date, short}", "{at, date}"],
])("%j takes %j", (text, skeleton) => {
  expect(getMessageSkeleton(text)).toBe(skeleton);
});

test("rewriting a sentence leaves the types as they are", () => {
  expect(generateMessageTypes({ a: { b: "ひとつ {n}" } })).toBe(generateMessageTypes({ a: { b: "{n} やりなおし" } }));
});

const typed = globSync("app/**/copy/messages.ts");

test.each(typed)("%s still tells the keys and arguments of its copy", (file) => {
  const copy = JSON.parse(readFileSync(file.replace("messages.ts", "ja.json"), "utf8")) as CopyTree;
  expect(readFileSync(file, "utf8")).toBe(generateMessageTypes(copy));
});
