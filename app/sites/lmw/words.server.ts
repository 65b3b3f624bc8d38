import type { MasterData } from "#contracts/master-data.ts";

/** Something that stands on the page, and the line beside or below it. */
export interface Said {
  words: string;
  note: string;
}
export type Say = Readonly<Record<string, Said>>;

/** The words of menus and states whose key begins so: `wordsOf(master, ["menu.", "map.title"])`. */
export function wordsOf(master: MasterData, beginnings: readonly string[]): Say {
  const chosen = master.lipWords.filter(({ key }) => beginnings.some((beginning) => key.startsWith(beginning)));
  return Object.fromEntries(chosen.map(({ key, words, note }) => [key, { words, note }]));
}
