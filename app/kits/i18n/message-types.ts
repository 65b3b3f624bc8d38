import compile from "icu-minify/compile";

/** A copy file as it is written: texts in ICU message syntax, nested by key. */
export type CopyTree = { [key: string]: string | CopyTree };

/**
 * The TypeScript source of the type of a copy file: every key, and for each text the arguments and tags it takes
 * ("" takes none). It changes only when a key or an argument does, not when a sentence is rewritten.
 */
export function generateMessageTypes(copy: CopyTree): string {
  return `// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = ${typeOf(copy, "")};
`;
}

/** The arguments and tags of one text, in ICU syntax without its words: `{count, plural, other {}}<b></b>`. */
export function getMessageSkeleton(text: string): string {
  const compiled = compile(text);
  return typeof compiled === "string" ? "" : [...new Set(compiled.flatMap(skeletonsOf))].join("");
}

function typeOf(node: string | CopyTree, indent: string): string {
  if (typeof node === "string") return JSON.stringify(getMessageSkeleton(node));
  const inner = `${indent}  `;
  const lines = Object.entries(node).map(([key, value]) => `${inner}${propertyName(key)}: ${typeOf(value, inner)};\n`);
  return `{\n${lines.join("")}${indent}}`;
}

const propertyName = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

const kinds: Record<number, string> = {
  1: "select",
  2: "plural",
  3: "selectordinal",
  4: "number",
  5: "date",
  6: "time",
};

/** The compiled forms are listed in icu-minify's types: text, #, [argument], [argument, kind, options], [tag, ...children]. */
function skeletonsOf(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, options] = node as [string, unknown, unknown];
  if (kind === undefined) return [`{${name}}`];
  if (typeof kind !== "number" || kind === 0) return [`<${name}></${name}>`, ...node.slice(1).flatMap(skeletonsOf)];
  if (kind > 3) return [`{${name}, ${kinds[kind]}}`];
  const branches = Object.entries(options as Record<string, unknown>);
  const inside = branches.flatMap(([, branch]) => (Array.isArray(branch) ? branch.flatMap(skeletonsOf) : []));
  const cases = kind === 1 ? branches.map(([key]) => `${key} {}`).join(" ") : "other {}";
  return [`{${name}, ${kinds[kind]}, ${cases}}`, ...inside];
}
