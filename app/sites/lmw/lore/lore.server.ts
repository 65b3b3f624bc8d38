import type { PageContext } from "#app/shell/page-context.server.ts";
import { signRates } from "#server/modules/prophecies/sign-rates.ts";
import { smallestGroup } from "#server/modules/votes/standings.ts";
import { readElected } from "#server/modules/votes/elected.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { tonightMark } from "#contracts/prophecy.ts";
import { monsterPortrait } from "../pictures.server.ts";
import { signsKept } from "../rules/signs-kept.ts";

/** What the town made of a monster: the signs it keeps with what visitors said of them, and the chapter it was elected for. */
export async function loreOf({ master, platform: { database } }: PageContext, monsterId: string) {
  const numbers = signsKept(monsterId, { kernels: master.prophecyKernels, signs: master.prophecySigns });
  try {
    const [rates, elected] = await Promise.all([signRates(database, numbers), readElected(database)]);
    const chapter = master.lipChapters.find((other) => other.monsterId === monsterId);
    const isElected = elected.some((other) => other.monsterId === monsterId);
    return {
      signs: master.prophecySigns
        .filter(({ number }) => numbers.includes(number))
        .map(({ number, text }) => {
          const { answered = 0, cameTrue = 0 } = rates.get(number) ?? {};
          const isTold = answered >= smallestGroup;
          return {
            text: text.replaceAll(tonightMark, "今夜"),
            answered,
            /** Null while too few have answered. */
            percent: isTold ? Math.round((100 * cameTrue) / answered) : null,
          };
        }),
      fewest: smallestGroup,
      chapter: isElected && chapter ? { ...chapter, picture: monsterPortrait(monsterId) } : null,
    };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { signs: [], fewest: smallestGroup, chapter: null };
  }
}

export type Lore = Awaited<ReturnType<typeof loreOf>>;
