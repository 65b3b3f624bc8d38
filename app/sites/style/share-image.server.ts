import { lookDrawing } from "#app/kits/drawn-face/look-drawing.server.ts";
import ground from "#app/kits/ui/pictures/share-ground-virtual-tester.json";
import type { MasterData } from "#contracts/master-data.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import type { DayHalf, TwoFacesLook } from "#contracts/two-faces.ts";
import { sharedPair } from "./data.server.ts";
import { firstNames, nameOf, wordBank, type WordBank } from "./rules/names.ts";
import type { NamedPair } from "./rules/pair.ts";
import { readLooksId } from "./rules/looks-id.ts";

/** The share picture of a pair: both names, the line that is theirs alone, and a drawn face that wears both looks in halves. */
export const shareCard: CardOf = (id, { master }) => {
  const bank = wordBank(master.twoFacesWords);
  const named = sharedPair(id, bank) ?? unnamedPair(id, bank);
  if (!named) return null;
  const { morning, night } = named.pair;
  const line = master.twoFacesLines.find(({ pair }) => pair[0] === morning && pair[1] === night);
  const looks = [lookOf(master, "morning", morning), lookOf(master, "night", night)] as const;
  const lip = looks[1].layers.find(({ kind }) => kind === "lip");
  return {
    lang: "ja",
    kicker: "9時／21時",
    title: `${nameOf(bank.morning, named.names.morning)}と、${nameOf(bank.night, named.names.night)}`,
    ...(line && { line: line.text }),
    ...(lip && { shade: lip.hex.toLowerCase() }),
    // On the site's own ground a face stands in the place of this one.
    ground: ground.file,
    drawing: lookDrawing(
      looks[0].faceType,
      looks.map(({ layers }) => layers),
    ),
  };
};

/** Two looks that nobody has named yet. */
function unnamedPair(id: string, bank: WordBank): NamedPair | null {
  const pair = readLooksId(id);
  return pair && { pair, names: firstNames(bank, pair) };
}

function lookOf({ twoFacesLooks }: MasterData, half: DayHalf, index: number): TwoFacesLook {
  const look = twoFacesLooks.find((one) => one.half === half && one.index === index);
  if (!look) throw new RangeError(`there is no look ${half} ${index}`);
  return look;
}
