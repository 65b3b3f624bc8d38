import { findBrandClaims } from "#contracts/brand-claims.ts";
import type { Glossary } from "#contracts/glossary.ts";
import type { JapaneseText } from "./read-japanese-texts.ts";

/** What is refused in the Japanese texts: claims of law, words that hurt, other spellings. One line for each fault. */
export function glossaryIssues(texts: readonly JapaneseText[], glossary: Glossary): string[] {
  return texts.flatMap((text) => {
    const allowed = glossary.exceptions
      .filter(({ file, key }) => text.file.endsWith(file) && text.key.startsWith(key))
      .flatMap(({ words }) => words);
    return faultsOf(text, glossary)
      .filter(({ words }) => !allowed.includes(words))
      .map(({ words, instead }) => `${text.file} ${text.key}: 「${words}」 is refused; ${instead}`);
  });
}

interface Fault {
  words: string;
  instead: string;
}

function faultsOf(text: JapaneseText, { claims, hurtful, spellings }: Glossary): Fault[] {
  const claimFaults = claims.flatMap((rule) =>
    findBrandClaims(text.text, [rule]).map(({ words }) => ({ words, instead: `${rule.kind}: ${rule.instead}` })),
  );
  const hurtfulFaults = hurtful.flatMap(({ patterns, instead }) =>
    patterns.flatMap((pattern) => findAll(text.text, pattern).map((words) => ({ words, instead }))),
  );
  const spellingFaults = spellings
    .filter((rule) => rule.in === "all" || isService(text))
    .flatMap(({ write, patterns, except = [] }) => {
      const rest = except.reduce((left, name) => left.replaceAll(new RegExp(name, "gu"), "／"), text.text);
      return patterns.flatMap((pattern) =>
        findAll(rest, pattern).map((words) => ({ words, instead: `one writes ${write}` })),
      );
    });
  return [...claimFaults, ...hurtfulFaults, ...spellingFaults];
}

const findAll = (text: string, pattern: string): string[] =>
  [...text.matchAll(new RegExp(pattern, "gu"))].map(([words]) => words);

const serviceContent =
  /^content\/(?:faq|campaigns|tips|hacks|makeup|transmissions\.json|product-facts|lip-world\/(?:how-tos|tutorial)\.json)/;
const storyKeys = /(?:^|\.)(?:story|diary|captions)(?:\.|$)|Story$/;

/** Whether a text helps or explains. The story, and what monsters say, has a spelling of its own. */
function isService({ file, key }: JapaneseText): boolean {
  const isInterface = file.startsWith("app/") && !file.endsWith("/companion/ja.json");
  return (isInterface || serviceContent.test(file)) && !storyKeys.test(key);
}
