import { readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import type { ShareMessages } from "#app/kits/share/share-messages.ts";
import { getMessageSkeleton } from "#app/kits/i18n/message-types.ts";
import { languages } from "#contracts/languages.ts";
import type { Messages } from "./messages.ts";

type Tree = { [key: string]: string | Tree };

const copies = new Map(
  languages.map((lang) => [lang, JSON.parse(readFileSync(new URL(`./${lang}.json`, import.meta.url), "utf8")) as Tree]),
);
const textsOf = (lang: (typeof languages)[number]): Map<string, string> => new Map(leaves(copies.get(lang) ?? {}, ""));

function leaves(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

const argumentsOf = (text: string): string[] =>
  [...getMessageSkeleton(text).matchAll(/[{<](\w+)/g)].map((found) => found[1] ?? "").sort();

test.each(languages)("the shell says the same things in %s, with the same arguments", (lang) => {
  const japanese = textsOf("ja");
  const texts = textsOf(lang);
  expect([...texts.keys()]).toEqual([...japanese.keys()]);
  for (const [key, text] of texts) expect(argumentsOf(text), key).toEqual(argumentsOf(japanese.get(key) ?? ""));
});

test.each(languages)("no text in %s is empty, padded or a promise of something to come", (lang) => {
  for (const [key, text] of textsOf(lang)) {
    expect(text, key).toBe(text.trim());
    expect(text, key).not.toMatch(/^$|準備中|coming soon|todo|lorem/i);
  }
});

test("keys are camel case, so that they read like names in the code", () => {
  for (const key of textsOf("ja").keys()) expect(key).toMatch(/^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)*$/);
});

test("the kanji of the zones stay in every language", () => {
  for (const lang of languages) {
    const texts = textsOf(lang);
    // Japanese writes the last one in its simplified form, which Taiwan and Hong Kong do not use.
    const fifth = lang === "zh-TW" || lang === "zh-HK" ? "聲" : "声";
    expect([1, 2, 3, 4, 5].map((zone) => texts.get(`bar.zone${zone}.kanji`))).toEqual([
      "入口",
      "素",
      "怪",
      "造",
      fifth,
    ]);
  }
});

test("what a Japanese visitor reads in trouble is polite", () => {
  const hints = /^errors\.face/;
  for (const [key, text] of textsOf("ja")) {
    if (key.startsWith("errors.") && key.endsWith(".message") && !hints.test(key)) {
      expect(text, key).toMatch(/(です|ます|ました|ません|ください)(。|ので、|。番号 \{requestId\})/);
    }
  }
});

test("no text uses the words this town never says", () => {
  const never = /残念|夜の街|中顔面|面長|濃い顔|薄い顔|お早めに|今すぐ|急いで/;
  for (const [key, text] of textsOf("ja")) expect(text, key).not.toMatch(never);
});

test("the kits find the words they speak", () => {
  expectTypeOf<Messages>().toExtend<ShareMessages>();
});
