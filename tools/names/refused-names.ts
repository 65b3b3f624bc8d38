/** The words of the old, private language with what is said instead, and where one of them may still stand. */
export interface NamingRules {
  /** Refused word → what it is called now. */
  words: Record<string, string>;
  allowed: readonly AllowedNames[];
}

/** Names that hold a refused word and are right. */
export interface AllowedNames {
  /** Whole names, or with `*` at an end the beginnings or endings of names. */
  names: readonly string[];
  /** Beginning of the paths in which they are right; "" everywhere. */
  in: string;
  why: string;
}

/** A name and the file that gives it. */
export interface GivenName {
  file: string;
  name: string;
}

/** Every name that holds a refused word and is not allowed where it stands, with what is said instead. */
export function findRefusedNames(given: readonly GivenName[], { words, allowed }: NamingRules): string[] {
  return given.flatMap(({ file, name }) => {
    const word = wordsOf(name).find((part) => Object.hasOwn(words, part));
    if (word === undefined || allowed.some((rule) => isAllowed(rule, { file, name }))) return [];
    return [`${file}: ${name} (${word} → ${words[word]})`];
  });
}

/** Allowances that no name needs any more: they would let the word come back. */
export function findIdleAllowances(given: readonly GivenName[], { words, allowed }: NamingRules): string[] {
  const held = given.filter(({ name }) => wordsOf(name).some((part) => Object.hasOwn(words, part)));
  return allowed.flatMap((rule) =>
    rule.names
      .filter((name) => !held.some((one) => isAllowed({ ...rule, names: [name] }, one)))
      .map((name) => `${name} in ${rule.in || "any file"}`),
  );
}

const isAllowed = ({ names, in: place }: AllowedNames, { file, name }: GivenName): boolean =>
  file.startsWith(place) && names.some((pattern) => matches(pattern, name));

function matches(pattern: string, name: string): boolean {
  if (pattern.endsWith("*")) return name.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith("*")) return name.endsWith(pattern.slice(1));
  return name === pattern;
}

/** The words of a name in small letters: `badgeToast`, `badge-toast` and `BADGE_TOAST` are badge and toast. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
