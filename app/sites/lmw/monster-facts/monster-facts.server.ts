import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { getOmenRates } from "#server/modules/prophecies/omen-rates.ts";
import { minGroupSize } from "#server/modules/votes/leaderboard.ts";
import { listPollWinners } from "#server/modules/votes/poll-winners.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { todayPlaceholder } from "#contracts/prophecy.ts";
import { getMonsterPortrait } from "../pictures.server.ts";
import { getMonsterOmens } from "../rules/monster-omens.ts";

/** What visitors made of a monster: its omens with what they said of them, and the chapter it was elected for. */
export async function getMonsterFacts({ master, platform: { database } }: PageContext, monsterId: string) {
  const omenNumbers = getMonsterOmens(monsterId, { kernels: master.prophecyKernels, signs: master.prophecySigns });
  try {
    const [rates, winners] = await Promise.all([getOmenRates(database, omenNumbers), listPollWinners(database)]);
    const chapter = master.lipChapters.find((other) => other.monsterId === monsterId);
    const isElected = winners.some((other) => other.monsterId === monsterId);
    return {
      signs: master.prophecySigns
        .filter(({ number }) => omenNumbers.includes(number))
        .map(({ number, text }) => {
          const { answered = 0, cameTrue = 0 } = rates.get(number) ?? {};
          const hasRate = answered >= minGroupSize;
          return {
            text: text.replaceAll(todayPlaceholder, "今夜"),
            answered,
            /** Null while too few have answered. */
            percent: hasRate ? Math.round((100 * cameTrue) / answered) : null,
          };
        }),
      minAnswers: minGroupSize,
      chapter: isElected && chapter ? { ...chapter, picture: getMonsterPortrait(monsterId) } : null,
    };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { signs: [], minAnswers: minGroupSize, chapter: null };
  }
}

export type MonsterFacts = Awaited<ReturnType<typeof getMonsterFacts>>;
