/** Words that were crossed out on a stage with a monster. */
interface WordCount {
  monster: number;
  stage: number;
  words: number;
}

/** What everyone does together, of one moment. */
export interface CommunityProgress {
  /** Words of all since midnight in Japan, and how many fill today's bar of the throne. */
  today: { words: number; goal: number };
  /** The Rule that everyone paints this week. */
  rule: { stage: number; paint: number; goal: number; isPainted: boolean };
  /** The lands by the words that were crossed out with their monsters this week, most first; only those with any. */
  lands: { area: number; words: number }[];
  /** The land that was first last week; null when nobody played. */
  leader: number | null;
}

/** What `CommunityProgress` is counted from. */
export interface CommunityCounts {
  /** "202648". */
  weekCode: string;
  today: readonly WordCount[];
  yesterday: readonly WordCount[];
  thisWeek: readonly WordCount[];
  lastWeek: readonly WordCount[];
}

const ruleCount = 6;
const minTodayGoal = 60;
const minRuleGoal = 300;
/** A goal lies a tenth, and a fifth, above what was done the last time: it can be reached, and is not by itself. */
const todayPercent = 110;
const rulePercent = 120;
/** Words on the stage of the week's Rule count so often. */
const ownStageTimes = 2;

/** @param areaOf the land of a monster, 1 to 6; null for who lives nowhere */
export function countCommunityProgress(
  counts: CommunityCounts,
  areaOf: (monster: number) => number | null,
): CommunityProgress {
  const stage = (Number(counts.weekCode.slice(4)) % ruleCount) + 1;
  const paint = counts.thisWeek.reduce((sum, row) => sum + row.words * (row.stage === stage ? ownStageTimes : 1), 0);
  const ruleGoal = goalAfter(sumOf(counts.lastWeek), rulePercent, minRuleGoal);
  return {
    today: {
      words: sumOf(counts.today),
      goal: goalAfter(sumOf(counts.yesterday), todayPercent, minTodayGoal),
    },
    rule: { stage, paint: Math.min(paint, ruleGoal), goal: ruleGoal, isPainted: paint >= ruleGoal },
    lands: landsOf(counts.thisWeek, areaOf),
    leader: landsOf(counts.lastWeek, areaOf)[0]?.area ?? null,
  };
}

/** Steps of bond that a run begins with beyond its visitor's own: for last week's first land, and where the week's Rule is painted. */
export function communityBonus(
  { leader, rule }: Pick<CommunityProgress, "leader" | "rule">,
  { area, stage }: { area: number | null; stage: number },
): number {
  return (leader !== null && area === leader ? 1 : 0) + (rule.isPainted && stage === rule.stage ? 1 : 0);
}

function landsOf(rows: readonly WordCount[], areaOf: (monster: number) => number | null): CommunityProgress["lands"] {
  const words = new Map<number, number>();
  for (const row of rows) {
    const area = areaOf(row.monster);
    if (area !== null) words.set(area, (words.get(area) ?? 0) + row.words);
  }
  return [...words]
    .map(([area, count]) => ({ area, words: count }))
    .filter((land) => land.words > 0)
    .toSorted((one, other) => other.words - one.words || one.area - other.area);
}

const sumOf = (rows: readonly WordCount[]): number => rows.reduce((sum, { words }) => sum + words, 0);
const goalAfter = (words: number, percent: number, least: number): number =>
  Math.max(least, Math.ceil((words * percent) / 1000) * 10);
