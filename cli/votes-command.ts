import { countVotes, votesByDay } from "#server/modules/votes/leaderboard.ts";
import type { Database } from "#server/platform/database.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { type Command, type CommandContext, type CommandResult, UsageError } from "./command.ts";
import { csvText } from "./csv.ts";

/** `votes count [poll] | export <poll> | quarantine <poll>`: what the counters say, held against the votes themselves. */
export const votesCommand: Command = async (verb, pollId, _, parts) => {
  if (!["count", "export", "quarantine"].includes(verb ?? ""))
    throw new UsageError("votes knows: count [poll], export <poll>, quarantine <poll>");
  const polls = await pollsOf(parts.database);
  if (pollId !== undefined && !polls.includes(pollId))
    throw new UsageError(`nobody voted in ${pollId}; there are ${polls.join(", ") || "no votes at all"}`);
  if (verb === "count") return count(pollId === undefined ? polls : [pollId], parts);
  if (pollId === undefined) throw new UsageError(`which poll? There are ${polls.join(", ") || "no votes at all"}`);
  return verb === "export" ? exportCsv(pollId, parts) : quarantine(pollId, parts);
};

interface Row {
  monster_id: string;
  jst_day: string;
  counted: number;
  quarantined: number;
}

/** Counted again from the votes, without the counters. */
const recount = (database: Database, pollId: string): Promise<Row[]> =>
  database.query<Row & Record<string, unknown>>({
    text: `SELECT monster_id, jst_day, count(*) FILTER (WHERE NOT is_quarantined) AS counted,
                  count(*) FILTER (WHERE is_quarantined) AS quarantined
           FROM votes WHERE poll_id = $1 GROUP BY 1, 2 ORDER BY 2, 1`,
    values: [pollId],
  });

async function pollsOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ poll_id: string }>({ text: "SELECT DISTINCT poll_id FROM votes ORDER BY 1" });
  return rows.map(({ poll_id: id }) => id);
}

async function count(pollIds: readonly string[], { database }: CommandContext): Promise<CommandResult> {
  const counts = await Promise.all(pollIds.map((id) => countOne(database, id)));
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

async function exportCsv(pollId: string, { database, clock }: CommandContext): Promise<CommandResult> {
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
async function quarantine(pollId: string, { database }: CommandContext): Promise<CommandResult> {
  const rows = (await recount(database, pollId)).filter((row) => row.quarantined > 0);
  const lines = rows.map((row) => {
    const share = Math.round((100 * row.quarantined) / (row.quarantined + row.counted));
    return `  ${row.jst_day}  monster ${row.monster_id}  ${row.quarantined} set aside (${share} % of the day's)`;
  });
  const total = rows.reduce((sum, row) => sum + row.quarantined, 0);
  return { text: [`${pollId}: ${total} votes set aside by their risk`, ...lines].join("\n"), data: { total, rows } };
}
