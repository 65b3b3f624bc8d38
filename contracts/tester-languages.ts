import type { Language } from "./languages.ts";

// Plain, without schemas: it travels with the page.

/** The languages of tester play. Each has missions of its own: they are not translations of each other. */
export const testerLanguages = ["ja", "en", "zh-TW", "zh-HK", "th"] as const satisfies readonly Language[];
export type TesterLanguage = (typeof testerLanguages)[number];
