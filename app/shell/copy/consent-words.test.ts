import { expect, test } from "vitest";
import en from "./en.json";
import ja from "./ja.json";
import ko from "./ko.json";
import th from "./th.json";
import zhHK from "./zh-HK.json";
import zhTW from "./zh-TW.json";

const copies = { en, ja, ko, th, "zh-HK": zhHK, "zh-TW": zhTW };

/** The pair with which phones ask in each language, and how a question ends there. */
const plainWords = {
  en: { accept: "Allow", decline: "Don’t allow", asks: /\?/ },
  ja: { accept: "許可する", decline: "許可しない", asks: /ですか。/ },
  ko: { accept: "허용", decline: "허용 안 함", asks: /\?/ },
  th: { accept: "อนุญาต", decline: "ไม่อนุญาต", asks: /ไหมคะ/ },
  "zh-HK": { accept: "允許", decline: "不允許", asks: /？/ },
  "zh-TW": { accept: "允許", decline: "不允許", asks: /？/ },
};

test.each(Object.entries(plainWords))("the consent bar asks in plain words: %s", (lang, { accept, decline, asks }) => {
  const { consent } = copies[lang as keyof typeof copies];
  expect(consent).toMatchObject({ accept, decline });
  expect(consent.message).toMatch(asks);
});

test("a consent speaks of pages, never of doors", () => {
  for (const { consent } of Object.values(copies)) expect(consent.message).not.toMatch(/扉|門|문이|문을|door|ประตู/u);
});
