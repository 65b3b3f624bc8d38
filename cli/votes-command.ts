import { countVotes, votesByDay } from "#server/modules/votes/leaderboard.ts";
import type { Database } from "#server/platform/database.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";
import { csvText } from "./csv.ts";

/** `votes …`: what the counters say, held against the votes themselves. */
export function addVotesCommands(zone: CommandLine, { read }: Actions): void {
  const votes = zone.command("votes").description("votes, counted again from the votes themselves");
  addVerb(votes, "count [poll]", "count every vote again; fails when the counters say otherwise").action(read(count));
  addVerb(votes, "export <poll>", "votes by day and monster as CSV").action(read(exportCsv));
  addVerb(votes, "quarantine <poll>", "what was set aside, by day and as a share").action(read(quarantine));
}

interface Row {
  monster_id: string;
  jst_day: string;
  counted: number;
  quarantined: number;
}

/** Counted again from the votes, without the counters. */
const recount = (database: Database, pollId: string): Promise<Row[]> =>
  database.query({
    text: `SELECT monster_id, jst_day, count(*) FILTER (WHERE NOT is_quarantined) AS counted,
                  count(*) FILTER (WHERE is_quarantined) AS quarantined
           FROM votes WHERE poll_id = $1 GROUP BY 1, 2 ORDER BY 2, 1`,
    values: [pollId],
  });

/** All polls in which somebody voted, or the one that is asked for. */
async function pollsWithVotes({ database }: CommandContext, requested: string | undefined): Promise<string[]> {
  const rows = await database.query({ text: "SELECT DISTINCT poll_id FROM votes ORDER BY 1" });
  const polls = rows.map(({ poll_id: id }) => id);
  if (requested === undefined) return polls;
  if (!polls.includes(requested))
    throw new UsageError(`nobody voted in ${requested}; there are ${polls.join(", ") || "no votes at all"}`);
  return [requested];
}

async function count(context: CommandContext, requested: string | undefined): Promise<CommandResult> {
  const pollIds = await pollsWithVotes(context, requested);
  const counts = await Promise.all(pollIds.map((id) => countOne(context.database, id)));
  const differing = counts.filter(({ isExact }) => !isExact);
  if (differing.length > 0)
    throw new Error(
      `counters and votes differ in ${differing.map(({ pollId }) => pollId).join(", ")}: votes were changed`,
    );
  return { text: counts.map(({ lines }) => lines.join("\n")).join("\n\n") || "nobody voted yet", data: { counts } };
}

async function countOne(database: Database, pollId: string) {
  const [{ standings, quarantined }, byDay, votes] = await Promise.all([
    countVotes(database, pollId),
    votesByDay(database, pollId),
    recount(database, pollId),
  ]);
  const sum = (rows: readonly Row[], of: "counted" | "quarantined") => rows.reduce((total, row) => total + row[of], 0);
  const isExact =
    sum(votes, "quarantined") === quarantined &&
    standings.every(({ monsterId, votes: shown }) => {
      return (
        sum(
          votes.filter((row) => row.monster_id === monsterId),
          "counted",
        ) === shown
      );
    }) &&
    byDay.every(({ jstDay, votes: shown }) => {
      return (
        sum(
          votes.filter((row) => row.jst_day === jstDay),
          "counted",
        ) === shown
      );
    });
  const total = sum(votes, "counted");
  const lines = [
    `${pollId}: ${total} votes counted, ${quarantined} set aside; counters and votes ${isExact ? "agree" : "DIFFER"}`,
    ...standings.map(({ monsterId, votes: shown }) => `  monster ${monsterId}  ${shown}`),
  ];
  return { pollId, total, quarantined, isExact, standings, byDay, lines };
}

async function exportCsv(context: CommandContext, pollId: string): Promise<CommandResult> {
  await pollsWithVotes(context, pollId);
  const { database, clock } = context;
  const rows = await recount(database, pollId);
  await database.transaction((queries) =>
    appendAudit(queries, {
      at: clock.now(),
      action: "votes.export",
      subject: pollId,
      detail: { rows: rows.length },
    }),
  );
  const cells = rows.map((row) => [row.jst_day, row.monster_id, row.counted, row.quarantined]);
  return { text: csvText(["day", "monster", "counted", "set-aside"], cells), data: { rows } };
}

/** What was set aside: on which days, for whom, and how large a share that is. Single votes and networks are not told. */
async function quarantine(context: CommandContext, pollId: string): Promise<CommandResult> {
  await pollsWithVotes(context, pollId);
  const rows = (await recount(context.database, pollId)).filter((row) => row.quarantined > 0);
  const lines = rows.map((row) => {
    const share = Math.round((100 * row.quarantined) / (row.quarantined + row.counted));
    return `  ${row.jst_day}  monster ${row.monster_id}  ${row.quarantined} set aside (${share} % of the day's)`;
  });
  const total = rows.reduce((sum, row) => sum + row.quarantined, 0);
  return { text: [`${pollId}: ${total} votes set aside by their risk`, ...lines].join("\n"), data: { total, rows } };
}
