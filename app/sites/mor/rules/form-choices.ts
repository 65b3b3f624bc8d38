import type { MemoryChoices } from "#contracts/memory.ts";
import { gifts, lanternAt, letterLines, nameWords, phrases, things } from "./choices.ts";

/** The fields of the text's form, in their order. */
export const letterFields = ["p1", "p2", "p3", "p4", "p5"] as const;

/** What a form of the text says. `isSent`: somebody sent it, whole or not. */
export interface FormChoices {
  choices: MemoryChoices;
  isSent: boolean;
  /** A line stands in the letter twice. */
  isLetterTwice: boolean;
}

/** Reads the form of the text: m the thing, l the ring's number, p1–p5 the letter, g the gift, v and n the name. */
export function parseFormChoices(query: URLSearchParams): FormChoices {
  const parseField = (name: string, count: number): number | undefined => {
    const value = query.get(name);
    return value !== null && /^\d{1,3}$/.test(value) && Number(value) < count ? Number(value) : undefined;
  };
  const ring = parseField("l", 360);
  const lines = letterFields.flatMap((name) => parseField(name, phrases) ?? []);
  const isLetterTwice = new Set(lines).size < lines.length;
  return {
    choices: {
      thing: parseField("m", things),
      lantern: (ring === undefined ? null : lanternAt(ring)) ?? undefined,
      letter: lines.length === letterLines && !isLetterTwice ? lines : undefined,
      gift: parseField("g", gifts),
      verb: parseField("v", nameWords),
      noun: parseField("n", nameWords),
    },
    isSent: ["m", "l", "g", "v", "n", ...letterFields].some((name) => query.has(name)),
    isLetterTwice,
  };
}
