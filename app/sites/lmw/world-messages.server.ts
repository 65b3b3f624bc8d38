import type { MasterData } from "#contracts/master-data.ts";

/** Something that stands on the page, and the line beside or below it. */
export interface WorldMessage {
  words: string;
  note: string;
}
export type WorldMessages = Readonly<Record<string, WorldMessage>>;

/** The words of menus and states whose key begins so: `wordsOf(master, ["menu.", "map.title"])`. */
export function getWorldMessages(master: MasterData, prefixes: readonly string[]): WorldMessages {
  const chosen = master.lipWords.filter(({ key }) => prefixes.some((prefix) => key.startsWith(prefix)));
  return Object.fromEntries(chosen.map(({ key, words, note }) => [key, { words, note }]));
}
