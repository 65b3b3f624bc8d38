import { splitCrossedOut } from "#contracts/lip-world-lines.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { CommunityProgress } from "./community-progress.ts";

/** So many lands stand beside each other. */
const shownLandCount = 3;

/** What everyone does together, in the words of the world: for the map, the same for every visitor. */
export function describeCommunity(
  { today, rule, lands, leader }: CommunityProgress,
  master: Pick<MasterData, "lipAreas" | "lipStages" | "lipWords">,
) {
  const areaName = (area: number): string => master.lipAreas.find(({ id }) => id === area)?.name ?? "";
  const name = master.lipStages.find(({ id }) => id === rule.stage)?.boss.name;
  const tell = (key: string, values: Record<string, string | number> = {}): string =>
    Object.entries(values).reduce(
      (text, [place, value]) => text.replace(`{${place}}`, value.toLocaleString("ja-JP")),
      master.lipWords.find((message) => message.key === key)?.note ?? "",
    );
  const isFull = today.words >= today.goal;
  return {
    today: {
      ...{ done: Math.min(today.words, today.goal), goal: today.goal, words: today.words },
      line: tell(isFull ? "together.today-full" : "together.today"),
    },
    rule: {
      ...{ done: rule.paint, goal: rule.goal, stage: rule.stage },
      pieces: name ? splitCrossedOut(name) : [],
      isPainted: rule.isPainted,
      line: tell(rule.isPainted ? "together.rule-painted" : "together.rule", { land: areaName(rule.stage) }),
    },
    lands: lands.slice(0, shownLandCount).map(({ area, words }) => ({ name: areaName(area), words })),
    landsLine: leader === null ? tell("together.nobody") : tell("together.leader", { land: areaName(leader) }),
    emptyLine: lands.length === 0 ? tell("together.empty") : null,
  };
}

export type CommunityWords = ReturnType<typeof describeCommunity>;
