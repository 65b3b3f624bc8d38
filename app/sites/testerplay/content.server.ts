import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import type { TesterLanguage } from "#contracts/tester-languages.ts";
import type { TesterMissionText } from "#contracts/tester-mission.ts";

type Lip = Product & { shade: NonNullable<Product["shade"]> };

/** The twenty-four lips in the order of their numbers: the place of one is its number in codes. */
export const lipsOf = ({ products }: Pick<MasterData, "products">): Lip[] =>
  products
    .filter((product): product is Lip => product.line === "lip" && product.shade !== null)
    .toSorted((one, other) => one.number.localeCompare(other.number));

/** The eighteen missions of a language, in the order of their numbers. */
export const missionsOf = (
  { testerMissions }: Pick<MasterData, "testerMissions">,
  lang: TesterLanguage,
): TesterMissionText[] =>
  testerMissions.toSorted((one, other) => one.number - other.number).flatMap(({ words }) => words[lang] ?? []);

/** What a mission of a language says. */
export function missionWords(
  master: Pick<MasterData, "testerMissions">,
  lang: TesterLanguage,
  mission: number,
): TesterMissionText {
  const words = missionsOf(master, lang)[mission - 1];
  if (!words) throw new RangeError(`there is no mission ${mission} in ${lang}`);
  return words;
}
