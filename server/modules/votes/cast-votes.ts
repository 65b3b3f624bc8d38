import { jstDay } from "#contracts/jst-calendar.ts";
import type { Language } from "#contracts/languages.ts";
import { intArray, jstDayArray, momentArray, textArray, uuidArray } from "../../platform/binary-arrays.ts";
import type { Database, Queries } from "../../platform/database.ts";
import type { FaceType } from "../ranking/interest.ts";
import { listTransfers } from "../visitors/visits.ts";
import { recordVoters } from "./record-voters.ts";
import { quarantineFrom } from "./risk.ts";

/** One vote, as it was submitted. */
export interface SubmittedVote {
  /** The receipt, told to the voter alone. */
  id: string;
  pollId: string;
  visitorId: string;
  /** The Idempotency-Key of the request. */
  key: string;
  monsterId: string;
  faceType: FaceType | null;
  /** A keyed hash of the network, made anew each day. */
  network: string;
  /** Whole days in Japan since the visitor was first seen; 0 for a newcomer. */
  knownDays: number;
  /** `riskOf` the request. */
  risk: number;
  lang: Language;
  at: Date;
}

/**
 * What became of a vote. `counted`: it is stored; a repeated request gets the same receipt again. `already`: the visitor
 * has voted on that day in Japan, for whom is told.
 */
export interface VoteOutcome {
  kind: "counted" | "already";
  id: string;
  monsterId: string;
  votedAt: Date;
}

/**
 * Stores a batch of votes and adds them to the exact counters in one transaction; the outcomes come in the order of the
 * votes, after the commit. Of several votes of one visitor and day the first counts. Votes of risk or of a crowded network
 * are stored and counted apart. A vote whose voter was merged into another visitor meanwhile is a vote of that one. Rows are
 * locked in the order of their keys, so that batches of two processes never lock up.
 * @param slot which counter rows this process adds to
 */
export async function castVotes(
  database: Pick<Database, "transaction">,
  received: readonly SubmittedVote[],
  slot: number,
): Promise<VoteOutcome[]> {
  try {
    return await castOnce(database, received, slot, { canMeetOthers: false });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return castOnce(database, received, slot, { canMeetOthers: true });
  }
}

/** Another process stored a vote of the same visitor and day at this moment. */
const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23505";

/** @param how.mayMeetOthers as in `storeAndCount` */
function castOnce(
  database: Pick<Database, "transaction">,
  received: readonly SubmittedVote[],
  slot: number,
  how: { canMeetOthers: boolean },
): Promise<VoteOutcome[]> {
  return database.transaction(async (queries) => {
    await recordVoters(queries, received);
    let submitted = received;
    let remaining = await storeAndCount(queries, submitted, slot, how);
    if (remaining === "moved") {
      submitted = await withCurrentVisitorIds(queries, received);
      remaining = await storeAndCount(queries, submitted, slot, how);
      if (remaining === "moved") throw new Error("a room went into another one although it was held");
    }
    const others = remaining;
    const stored =
      others.size === 0
        ? new Map<string, StoredVote>()
        : await listStoredVotes(
            queries,
            submitted.filter(({ id }) => others.has(id)),
          );
    return submitted.map((vote) => {
      const { id, monsterId, at } = vote;
      if (!others.has(id)) return { kind: "counted" as const, id, monsterId, votedAt: at };
      const findStored = (what: string) => stored.get(voteKey(vote.pollId, vote.visitorId, what));
      const found = findStored(vote.key) ?? findStored(jstDay(at));
      if (!found) throw new Error("a vote is neither stored nor refused");
      const kind = found.key === vote.key ? ("counted" as const) : ("already" as const);
      return { kind, id: found.id, monsterId: found.monster_id, votedAt: found.voted_at };
    });
  });
}

/** Votes of visitors that were merged into others before, under the ids of those; these are noted and held as well. */
async function withCurrentVisitorIds(
  queries: Queries,
  received: readonly SubmittedVote[],
): Promise<readonly SubmittedVote[]> {
  const visitorIds = received.map(({ visitorId }) => visitorId);
  const transfers = await listTransfers(queries, visitorIds);
  // Noted before the merge could be seen.
  await queries.query({ text: "DELETE FROM visitors WHERE id = ANY($1::uuid[])", values: [[...transfers.keys()]] });
  const submitted = received.map((vote) => ({ ...vote, visitorId: transfers.get(vote.visitorId) ?? vote.visitorId }));
  await recordVoters(queries, submitted);
  return submitted;
}

/**
 * The voters' rows must be held. It is a statement of its own: one that waited for a merge could not see what that did.
 * @param how.mayMeetOthers votes of the same visitors are stored by others at this moment: theirs stay. It costs every vote a
 *   second look into the index and an entry in the log, so without it the database refuses the whole batch where that happens
 * @returns the receipts of the votes that were not stored; or "moved": a voter was merged into another visitor, and nothing was
 *   stored
 */
async function storeAndCount(
  queries: Queries,
  submitted: readonly SubmittedVote[],
  slot: number,
  { canMeetOthers }: { canMeetOthers: boolean },
): Promise<Set<string> | "moved"> {
  const [row] = await queries.query({
    // OFFSET 0 asks the index for each vote: as a join it may read all votes that there are.
    name: canMeetOthers ? "cast-votes-among-others" : "cast-votes",
    text: `WITH moved AS MATERIALIZED (
             SELECT FROM room_moves WHERE from_id = ANY($3::uuid[]) LIMIT 1
           ), src AS MATERIALIZED (
             SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::text[], $6::int[], $7::text[], $8::int[],
                                  $9::timestamptz[], $10::date[], $11::int[])
               WITH ORDINALITY AS s (id, poll_id, visitor_id, key, monster_id, face_type, network, risk, at, day, known_days, place)
             WHERE NOT EXISTS (SELECT FROM moved)
           ), fresh AS MATERIALIZED (
             SELECT DISTINCT ON (s.visitor_id, s.poll_id, s.day) * FROM src s
             WHERE NOT EXISTS (
               SELECT FROM votes v
               WHERE v.visitor_id = s.visitor_id AND v.poll_id = s.poll_id AND (v.jst_day = s.day OR v.key = s.key)
               OFFSET 0
             )
             ORDER BY s.visitor_id, s.poll_id, s.day, s.place
           ), ins AS (
             INSERT INTO votes (id, poll_id, visitor_id, jst_day, key, monster_id, face_type, voted_at, is_quarantined,
                                network, known_days)
             SELECT id, poll_id, visitor_id, day, key, monster_id, face_type, at, risk >= $12,
                    CASE WHEN risk < $12 THEN network END, known_days
             FROM fresh ORDER BY visitor_id, poll_id, day
             ${canMeetOthers ? "ON CONFLICT (poll_id, visitor_id, jst_day) DO NOTHING" : ""}
             RETURNING id, poll_id, monster_id, jst_day, is_quarantined
           ), up AS (
             INSERT INTO vote_counters AS n (poll_id, monster_id, jst_day, slot, counted, quarantined)
             SELECT poll_id, monster_id, jst_day, $13, count(*) FILTER (WHERE NOT is_quarantined),
                    count(*) FILTER (WHERE is_quarantined)
             FROM ins GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
             ON CONFLICT (poll_id, monster_id, jst_day, slot)
             DO UPDATE SET counted = n.counted + excluded.counted, quarantined = n.quarantined + excluded.quarantined
           )
           SELECT EXISTS (SELECT FROM moved) AS is_moved, (SELECT count(*) FROM ins) AS stored,
                  ARRAY(SELECT id FROM src WHERE id NOT IN (SELECT id FROM ins)) AS left_ids /* never null */`,
    values: [...voteColumns(submitted), quarantineFrom, slot],
  });
  if (!row) throw new Error("a count gave no row");
  if (row.is_moved) return "moved";
  if (row.stored + row.left_ids.length !== submitted.length) throw new Error("a vote is neither stored nor left");
  return new Set(row.left_ids);
}

/** The votes as the columns in which the statement takes them. */
function voteColumns(submitted: readonly SubmittedVote[]) {
  const moments = submitted.map(({ at }) => at);
  return [
    uuidArray(submitted.map(({ id }) => id)),
    textArray(submitted.map(({ pollId }) => pollId)),
    uuidArray(submitted.map(({ visitorId }) => visitorId)),
    uuidArray(submitted.map(({ key }) => key)),
    textArray(submitted.map(({ monsterId }) => monsterId)),
    intArray(submitted.map(({ faceType }) => faceType)),
    textArray(submitted.map(({ network }) => network)),
    intArray(submitted.map(({ risk }) => risk)),
    momentArray(moments),
    jstDayArray(moments),
    intArray(submitted.map(({ knownDays }) => knownDays)),
  ] as const;
}

interface StoredVote {
  id: string;
  poll_id: string;
  visitor_id: string;
  jst_day: string;
  key: string;
  monster_id: string;
  voted_at: Date;
}

/** A statement of its own: the one that inserts does not see what another transaction stored meanwhile. */
async function listStoredVotes(
  queries: Queries,
  submitted: readonly SubmittedVote[],
): Promise<Map<string, StoredVote>> {
  const rows = await queries.query({
    name: "stored-votes",
    text: `SELECT v.id, v.poll_id, v.visitor_id, v.jst_day, v.key, v.monster_id, v.voted_at
           FROM unnest($1::text[], $2::uuid[], $3::date[], $4::uuid[]) AS s (poll_id, visitor_id, day, key)
           JOIN votes v ON v.poll_id = s.poll_id AND v.visitor_id = s.visitor_id AND (v.jst_day = s.day OR v.key = s.key)`,
    values: [
      submitted.map(({ pollId }) => pollId),
      submitted.map(({ visitorId }) => visitorId),
      submitted.map(({ at }) => jstDay(at)),
      submitted.map(({ key }) => key),
    ],
  });
  return new Map(
    rows.flatMap((row) => [
      [voteKey(row.poll_id, row.visitor_id, row.jst_day), row] as const,
      [voteKey(row.poll_id, row.visitor_id, row.key), row] as const,
    ]),
  );
}

/** Where a vote is looked for: by its day, or by its key, which may be sent again after midnight. */
const voteKey = (pollId: string, visitorId: string, what: string): string => `${pollId} ${visitorId} ${what}`;
