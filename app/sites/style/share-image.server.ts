import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { sharedPair } from "./data.server.ts";
import { nameOf, wordBank } from "./rules/names.ts";

/** The share picture of a pair: both names and the line that is theirs alone. Its ground is a face in two lights. */
export const shareCard: CardOf = (code, { master }) => {
  const bank = wordBank(master.twoFacesWords);
  const named = sharedPair(code, bank);
  if (!named) return null;
  const { morning, night } = named.pair;
  const line = master.twoFacesLines.find(({ pair }) => pair[0] === morning && pair[1] === night);
  return {
    lang: "ja",
    kicker: "9時／21時　どちらも、本物。",
    title: `${nameOf(bank.morning, named.names.morning)}と、${nameOf(bank.night, named.names.night)}`,
    ...(line && { line: line.text }),
  };
};
