import { globSync, readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import formatMessage from "./format-message.ts";
import { type CopyTree, getMessageSkeleton } from "./message-types.ts";

function written(text: string, locale: string, values: Record<string, string | number | boolean> = {}): string {
  return formatMessage("", compile(text) as Parameters<typeof formatMessage>[1], values, { locale });
}

test.each(languages)("numbers stand in %s as Intl writes them", (lang) => {
  const likeIntl = new Intl.NumberFormat(lang);
  for (const n of [0, 7, 999, 1000, 65_536, 1_234_567, -1200, 0.5, 1234.5678])
    expect(written("{n, number}", lang, { n })).toBe(likeIntl.format(n));
});

test.each(languages)("counted things stand in %s in the form that Intl chooses", (lang) => {
  const likeIntl = new Intl.PluralRules(lang);
  for (const n of [0, 1, 2, 3, 11, 21, 100, 1000]) {
    const form = written("{n, plural, one {one #} other {other #}}", lang, { n });
    expect(form).toBe(`${likeIntl.select(n)} ${n.toLocaleString(lang)}`);
  }
});

test.each([
  ["今夜", {}, "今夜"],
  ["{by}から{n}つ", { by: "猫", n: 1200 }, "猫から1200つ"],
  ["{n, plural, =0 {なし} other {{n, number}人の{by}}}", { n: 0, by: "猫" }, "なし"],
  ["{n, plural, =0 {なし} other {{n, number}人の{by}}}", { n: 1200, by: "猫" }, "1,200人の猫"],
  ["{app, select, WebView {中} other {{app}の中}}", { app: "LINE" }, "LINEの中"],
  ["{app, select, WebView {中} other {{app}の中}}", { app: "WebView" }, "中"],
  ["{isOn, select, true {あり} other {なし}}", { isOn: true }, "あり"],
])("%j with %j is %j", (text, values, formatted) => {
  expect(written(text, "ja", values as Record<string, string>)).toBe(formatted);
});

test("no copy asks for what is not known here: tags, dates, ordinals", () => {
  const requests = globSync("app/**/copy/*.json").flatMap((file) =>
    textsOf(JSON.parse(readFileSync(file, "utf8")) as CopyTree).map((text) => `${file}: ${getMessageSkeleton(text)}`),
  );
  expect(requests.length).toBeGreaterThan(1000);
  expect(requests.filter((skeleton) => /<|, (date|time|selectordinal)/.test(skeleton))).toEqual([]);
});

const textsOf = (copy: CopyTree): string[] =>
  Object.values(copy).flatMap((inner) => (typeof inner === "string" ? inner : textsOf(inner)));
