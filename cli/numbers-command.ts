import { jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import { wordCounts } from "#server/modules/lip-world/word-counts.ts";
import { type Week, weekAt, weekBeside } from "#server/modules/lip-world/weeks.ts";
import { readBlindCounts } from "#server/modules/ranking/blind-picks.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { lettingGoOf } from "#server/modules/wishes/letting-go.ts";
import { type Command, type CommandParts, type CommandResult, UsageError } from "./command.ts";
import { csvText } from "./csv.ts";
import { recountBlind, recountLettingGo, recountWords } from "./numbers-recount.ts";

/** One public number: where it stands, how it was made, of how many, and whether a second count agrees. */
export interface PublicNumber {
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

/** `numbers [--month YYYY-MM] [--csv]`: the numbers of a month that are made public, each counted twice. Fails when two counts differ. */
export const numbersCommand: Command = async (verb = "show", extra, { month, csv = false }, parts) => {
  if (verb !== "show" || extra !== undefined) throw new UsageError("numbers knows: show [--month YYYY-MM] [--csv]");
  const asked = month ?? jstDay(parts.clock.now()).slice(0, 7);
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(asked))
    throw new UsageError(`--month ${asked} is not a month. Example: 2026-11`);
  const numbers = agreed([await letGo(asked, parts), ...(await blind(asked, parts)), ...(await words(asked, parts))]);
  return csv ? table(numbers) : sheet(asked, numbers);
};

/** The numbers, when both counts of each agree. @throws when one does not: then nothing is published */
export function agreed(numbers: readonly PublicNumber[]): readonly PublicNumber[] {
  const off = numbers.filter(({ isRecounted }) => !isRecounted);
  if (off.length > 0) throw new Error(`two counts differ: ${off.map(({ what }) => what).join(", ")}. Publish nothing`);
  return numbers;
}

async function letGo(month: string, { database, clock }: CommandParts): Promise<PublicNumber> {
  const { count, isFinal, finalOn } = await lettingGoOf(database, month, clock.now());
  return {
    what: `let go in ${month}`,
    value: isFinal ? String(count) : `${count}, may still fall until ${finalOn}`,
    n: count,
    method: methods.letGo,
    isRecounted: (await recountLettingGo(database, month)) === count,
  };
}

async function blind(month: string, { database }: CommandParts): Promise<PublicNumber[]> {
  const round = month.replace("-", "");
  const { isOn } = await readDemonstration(database);
  const told = await readBlindCounts(database, round, isOn);
  const again = await recountBlind(database, round, isOn);
  const isSame = JSON.stringify(told.visitors) === JSON.stringify(again.visitors);
  return (["named", "nameless"] as const).map((way) => {
    const first = told[way].toSorted((a, b) => b.picked / b.offered - a.picked / a.offered).slice(0, 3);
    return {
      what: `blind report ${month}, ${way === "named" ? "with names" : "without names"}${isOn ? " (with the demonstration)" : ""}`,
      value:
        first.map(({ productId, picked, offered }) => `${productId} ${picked}/${offered}`).join("  ") || "nobody chose",
      n: told.visitors[way],
      method: methods.blind,
      isRecounted:
        isSame &&
        told[way].length === again[way].size &&
        told[way].every(({ productId, picked, offered }) => again[way].get(productId) === `${picked}/${offered}`),
    };
  });
}

async function words(month: string, { database }: CommandParts): Promise<PublicNumber[]> {
  return Promise.all(
    weeksOf(month).map(async (week) => {
      const told = await wordCounts(database, week);
      const { runs, counts } = await recountWords(database, week);
      return {
        what: `words struck in week ${week.code.slice(0, 4)}-W${week.code.slice(4)}`,
        value:
          told
            .slice(0, 3)
            .map(({ sayingId, count }) => `${sayingId} ${count}`)
            .join("  ") || "none",
        n: runs,
        method: methods.words,
        isRecounted: told.length === counts.size && told.every(({ sayingId, count }) => counts.get(sayingId) === count),
      };
    }),
  );
}

/** The weeks that begin in a month of Japan. */
function weeksOf(month: string): Week[] {
  const first = weekAt(startOfJstDay(`${month}-01`));
  const five = Array.from({ length: 6 }, (_, at) => weekBeside(first, at));
  return five.filter(({ from }) => jstDay(from).startsWith(month));
}

function sheet(month: string, numbers: readonly PublicNumber[]): CommandResult {
  const lines = numbers.map(({ what, value, n, method }) => `${what}\n  ${value}\n  n = ${n}. ${method}`);
  return {
    text: [...lines, "every number was counted a second time from single rows, and agrees"].join("\n"),
    data: { month, numbers },
  };
}

const table = (numbers: readonly PublicNumber[]): CommandResult => ({
  text: csvText(
    ["what", "value", "n", "method"],
    numbers.map(({ what, value, n, method }) => [what, value, n, method]),
  ),
  data: { numbers },
});
