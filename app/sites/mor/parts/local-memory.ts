import type { MemoryChoices } from "#contracts/memory.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";

const storeKey = "kz_mor";

/** What this browser remembers of the story: for when there is no network, and for a browser without cookies. */
export interface LocalMemory {
  choices: MemoryChoices;
  /** The red that was come to here; null before. */
  code: string | null;
}

/** Reads it; what another version or another hand left there is not trusted. */
export function getLocalMemory(): LocalMemory {
  try {
    const { choices, code } = JSON.parse(createLocalStore().get(storeKey) ?? "{}") as Partial<LocalMemory>;
    return {
      choices: sanitizeChoices(choices),
      code: typeof code === "string" && /^[0-9A-Z]{10}$/.test(code) ? code : null,
    };
  } catch {
    return { choices: {}, code: null };
  }
}

export function saveLocalMemory(memory: LocalMemory): void {
  createLocalStore().set(storeKey, JSON.stringify(memory));
}

const limits = { thing: 6, lantern: 31, gift: 4, verb: 12, noun: 12 } as const;

function sanitizeChoices(input: unknown): MemoryChoices {
  const record = (input ?? {}) as Record<string, unknown>;
  const choices: MemoryChoices = {};
  for (const name of Object.keys(limits) as (keyof typeof limits)[])
    if (isBelow(record[name], limits[name])) choices[name] = record[name];
  const { letter } = record;
  if (
    Array.isArray(letter) &&
    letter.length === 5 &&
    new Set(letter).size === 5 &&
    letter.every((line) => isBelow(line, 12))
  )
    choices.letter = letter as number[];
  return choices;
}

const isBelow = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;
