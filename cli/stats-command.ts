import { jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import { listWordCounts } from "#server/modules/lip-world/word-counts.ts";
import { type Week, weekAt, addWeeks } from "#server/modules/lip-world/weeks.ts";
import { getBlindCounts } from "#server/modules/ranking/blind-picks.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { countWishRemovals } from "#server/modules/wishes/wish-removals.ts";
import { monthOption } from "./arguments.ts";
import type { CommandContext, CommandLine, CommandResult, Actions } from "./command.ts";
import { csvText } from "./csv.ts";
import { recountBlind, recountWishRemovals, recountCrossedOutPhrases } from "./stats-recount.ts";

/** One public number: where it stands, how it was made, of how many, and whether a second count agrees. */
export interface PublicStat {
  what: string;
  value: string;
  n: number;
  method: string;
  isRecounted: boolean;
}

const methods = {
  letGo: "answers 「手放す」 of the month in Japan that did not come back within seven days; one a visitor and thing",
  blind:
    "share of the times a swatch was chosen when it was offered; one choice a visitor and month, with names and without",
  words: "sayings struck in verified runs of the week, Monday 0:00 to Monday 0:00 in Japan; the three struck most",
};

/** `stats [show]`: the numbers of a month that are made public, each counted twice. Fails when two counts differ. */
export function addStatsCommands(zone: CommandLine, { read }: Actions): void {
  const stats = zone.command("stats").alias("numbers").description("the numbers that are made public");
  stats
    .command("show", { isDefault: true })
    .description("those of a month, each counted twice")
    .addOption(monthOption)
    .option("--csv", "a table for a spreadsheet")
    .action(read(show));
}

async function show(
  context: CommandContext,
  { month: requestedMonth, csv }: { month?: string; csv?: boolean },
): Promise<CommandResult> {
  const month = requestedMonth ?? jstDay(context.clock.now()).slice(0, 7);
  const stats = requireAgreement([
    await wishRemovals(month, context),
    ...(await blind(month, context)),
    ...(await crossedOutPhrases(month, context)),
  ]);
  return csv ? csvTable(stats) : formatStats(month, stats);
}

/** The numbers, when both counts of each agree. @throws when one does not: then nothing is published */
export function requireAgreement(stats: readonly PublicStat[]): readonly PublicStat[] {
  const differing = stats.filter(({ isRecounted }) => !isRecounted);
  if (differing.length > 0)
    throw new Error(`two counts differ: ${differing.map(({ what }) => what).join(", ")}. Publish nothing`);
  return stats;
}

async function wishRemovals(month: string, { database, clock }: CommandContext): Promise<PublicStat> {
  const { count, isFinal, finalOn } = await countWishRemovals(database, month, clock.now());
  return {
    what: `let go in ${month}`,
    value: isFinal ? String(count) : `${count}, may still fall until ${finalOn}`,
    n: count,
    method: methods.letGo,
    isRecounted: (await recountWishRemovals(database, month)) === count,
  };
}

async function blind(month: string, { database }: CommandContext): Promise<PublicStat[]> {
  const round = month.replace("-", "");
  const { isOn } = await getDemoState(database);
  const counted = await getBlindCounts(database, round, isOn);
  const recounted = await recountBlind(database, round, isOn);
  const isSame = JSON.stringify(counted.visitors) === JSON.stringify(recounted.visitors);
  return (["named", "nameless"] as const).map((variant) => {
    const first = counted[variant].toSorted((a, b) => b.picked / b.offered - a.picked / a.offered).slice(0, 3);
    return {
      what: `blind report ${month}, ${variant === "named" ? "with names" : "without names"}${isOn ? " (with the demonstration)" : ""}`,
      value:
        first.map(({ productId, picked, offered }) => `${productId} ${picked}/${offered}`).join("  ") || "nobody chose",
      n: counted.visitors[variant],
      method: methods.blind,
      isRecounted:
        isSame &&
        counted[variant].length === recounted[variant].size &&
        counted[variant].every(
          ({ productId, picked, offered }) => recounted[variant].get(productId) === `${picked}/${offered}`,
        ),
    };
  });
}

async function crossedOutPhrases(month: string, { database }: CommandContext): Promise<PublicStat[]> {
  return Promise.all(
    weeksOf(month).map(async (week) => {
      const counted = await listWordCounts(database, week);
      const { runs, counts } = await recountCrossedOutPhrases(database, week);
      return {
        what: `words struck in week ${week.code.slice(0, 4)}-W${week.code.slice(4)}`,
        value:
          counted
            .slice(0, 3)
            .map(({ sayingId, count }) => `${sayingId} ${count}`)
            .join("  ") || "none",
        n: runs,
        method: methods.words,
        isRecounted:
          counted.length === counts.size && counted.every(({ sayingId, count }) => counts.get(sayingId) === count),
      };
    }),
  );
}

/** The weeks that begin in a month of Japan. */
function weeksOf(month: string): Week[] {
  const first = weekAt(startOfJstDay(`${month}-01`));
  const weeks = Array.from({ length: 6 }, (_, at) => addWeeks(first, at));
  return weeks.filter(({ from }) => jstDay(from).startsWith(month));
}

function formatStats(month: string, stats: readonly PublicStat[]): CommandResult {
  const lines = stats.map(({ what, value, n, method }) => `${what}\n  ${value}\n  n = ${n}. ${method}`);
  return {
    text: [...lines, "every number was counted a second time from single rows, and agrees"].join("\n"),
    data: { month, numbers: stats },
  };
}

const csvTable = (stats: readonly PublicStat[]): CommandResult => ({
  text: csvText(
    ["what", "value", "n", "method"],
    stats.map(({ what, value, n, method }) => [what, value, n, method]),
  ),
  data: { numbers: stats },
});
