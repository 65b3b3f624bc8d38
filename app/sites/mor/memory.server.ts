import type { MasterData } from "#contracts/master-data.ts";
import type { MemorySummary, CompleteMemoryChoices } from "#contracts/memory.ts";
import { parseMemoryCode, formatMemoryCode } from "./rules/memory-code.ts";
import { computeMemoryColour } from "./rules/memory-colour.ts";
import { endingOf, memoryNameOf, toneOf } from "./rules/memory-tone.ts";

/** A red with everything its page tells. */
export interface MemoryDetails extends MemorySummary {
  /** The name in its two halves, as it is written on the tag. */
  halves: string[];
  title: string;
  text: string[];
  thing: string;
  gift: string;
  /** The letter, in its order. */
  letter: string[];
}

/** What the code of a red tells; null when it is none. */
export function resolveMemory(code: string, master: MasterData): MemoryDetails | null {
  const choices = parseMemoryCode(code);
  return choices && describeMemory(choices, master);
}

/** The red that whole choices lead to. */
export function describeMemory(choices: CompleteMemoryChoices, master: MasterData): MemoryDetails {
  const { title, text } = endingOf(choices, master);
  const light = createMemoryLight(choices, master);
  const verb = master.redNameWords.find((word) => word.part === "verb" && word.index === choices.verb)?.text ?? "";
  return {
    ...light,
    halves: [verb, light.name.slice(verb.length)],
    title,
    text,
    thing: master.redThings.find(({ index }) => index === choices.thing)?.text ?? "",
    gift: master.redGifts.find(({ index }) => index === choices.gift)?.text ?? "",
    letter: choices.letter.flatMap((line) => master.redPhrases.find(({ index }) => index === line)?.text ?? []),
  };
}

/** A red as the sea shows it. */
export function createMemoryLight(choices: CompleteMemoryChoices, master: MasterData): MemorySummary {
  return {
    code: formatMemoryCode(choices),
    hex: computeMemoryColour(choices, toneOf(choices.letter, master.redPhrases)),
    name: memoryNameOf(choices, master.redNameWords),
  };
}

/** Reds of the database with their names; a code of another time is left out. */
export function addNames(lights: readonly { code: string; hex: string }[], master: MasterData): MemorySummary[] {
  return lights.flatMap(({ code, hex }) => {
    const choices = parseMemoryCode(code);
    return choices ? { code, hex, name: memoryNameOf(choices, master.redNameWords) } : [];
  });
}
