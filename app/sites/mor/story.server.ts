import type { MasterData } from "#contracts/master-data.ts";
import type { RedLight, WholeChoices } from "#contracts/red-memory.ts";
import { readRedCode, redCode } from "./rules/red-code.ts";
import { redColour } from "./rules/red-colour.ts";
import { endingOf, redName, toneOf } from "./rules/red-tone.ts";

/** A red with everything its page tells. */
export interface ToldRed extends RedLight {
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
export function toldRed(code: string, master: MasterData): ToldRed | null {
  const choices = readRedCode(code);
  return choices && tell(choices, master);
}

/** The red that whole choices lead to. */
export function tell(choices: WholeChoices, master: MasterData): ToldRed {
  const { title, text } = endingOf(choices, master);
  const light = lightOf(choices, master);
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
export function lightOf(choices: WholeChoices, master: MasterData): RedLight {
  return {
    code: redCode(choices),
    hex: redColour(choices, toneOf(choices.letter, master.redPhrases)),
    name: redName(choices, master.redNameWords),
  };
}

/** Reds of the database with their names; a code of another time is left out. */
export function named(lights: readonly { code: string; hex: string }[], master: MasterData): RedLight[] {
  return lights.flatMap(({ code, hex }) => {
    const choices = readRedCode(code);
    return choices ? { code, hex, name: redName(choices, master.redNameWords) } : [];
  });
}
