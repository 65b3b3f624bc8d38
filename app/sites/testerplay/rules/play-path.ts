import type { TesterLanguage } from "#contracts/tester-languages.ts";

const paths: Readonly<Record<TesterLanguage, string>> = {
  ja: "/testerplay",
  en: "/testerplay-en",
  "zh-TW": "/testerplay-tw",
  "zh-HK": "/testerplay-hk",
  th: "/testerplay-thai",
};

/** Where the play is in a language. */
export const playPath = (lang: TesterLanguage): string => paths[lang];
