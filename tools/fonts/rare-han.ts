import { readFileSync } from "node:fs";

/** A numbered part of Noto Sans TC and the characters taken from it. */
export interface RarePart {
  part: string;
  glyphs: string;
}

/**
 * The parts of Noto Sans TC that hold Cantonese characters of a text. Its large file covers Big5; what Hong Kong adds lies
 * scattered over numbered ones, whose ranges the package lists.
 */
export function rareParts(text: string): RarePart[] {
  const rare = [...new Set(text)].filter((char) => char > "\u2fff" && !big5.has(char) && /\p{Script=Han}/u.test(char));
  const byPart = new Map<string, string>();
  for (const char of rare) {
    const part = partOf(char);
    if (part !== null) byPart.set(part, (byPart.get(part) ?? "") + char);
  }
  return [...byPart].map(([part, glyphs]) => ({ part, glyphs })).toSorted(byName);
}

const byName = (a: RarePart, b: RarePart): number => a.part.localeCompare(b.part);

const ranges = Object.entries(
  JSON.parse(readFileSync("node_modules/@fontsource/noto-sans-tc/unicode.json", "utf8")) as Record<string, string>,
).map(([name, list]) => ({
  part: name.replace(/^\[|\]$/g, ""),
  runs: list.split(",").map((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return { from, to };
  }),
}));

function partOf(char: string): string | null {
  const point = char.codePointAt(0) ?? 0;
  return ranges.find(({ runs }) => runs.some(({ from, to }) => from <= point && point <= to))?.part ?? null;
}

/** Big5 without the Hong Kong supplement: lead bytes A1 to C6 and C9 to F9. */
const big5 = new Set(
  new TextDecoder("big5").decode(
    Uint8Array.from(
      Array.from({ length: 0xf9 - 0xa1 + 1 }, (_, i) => 0xa1 + i)
        .filter((lead) => lead <= 0xc6 || lead >= 0xc9)
        .flatMap((lead) => [...run(0x40, 0x7e), ...run(0xa1, 0xfe)].flatMap((trail) => [lead, trail])),
    ),
  ),
);

function run(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
