import type { Language } from "#contracts/languages.ts";
import { jstDay } from "../../platform/clock.ts";
import type { Database, Queries } from "../../platform/database.ts";
import type { FaceType } from "../ranking/interest.ts";
import { readMoves } from "../visitors/visits.ts";
import { crowdedNetworkRisk, quarantineFrom, votesPerNetwork } from "./risk.ts";

/** One stamped ballot, as it was handed in. */
export interface HandedVote {
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
 * are stored and counted apart. A vote whose voter's room went into another one meanwhile is a vote of that one. Rows are locked in the order of their keys, so that batches of two processes never lock up.
 * @param slot which counter rows this process adds to
 */
export async function castVotes(
  database: Pick<Database, "transaction">,
  received: readonly HandedVote[],
  slot: number,
): Promise<VoteOutcome[]> {
  return database.transaction(async (queries) => {
    const handed = await underPresentNames(queries, received);
    const now = await storeAndCount(queries, handed, slot);
    const others = handed.filter(({ id }) => !now.has(id));
    const stored = others.length === 0 ? new Map<string, StoredVote>() : await readStored(queries, others);
    return handed.map((vote) => {
      const { id, monsterId, at } = vote;
      if (now.has(id)) return { kind: "counted", id, monsterId, votedAt: at };
      const placed = (what: string) => stored.get(placeOf(vote.pollId, vote.visitorId, what));
      const found = placed(vote.key) ?? placed(jstDay(at));
      if (!found) throw new Error("a vote is neither stored nor refused");
      const kind = found.key === vote.key ? ("counted" as const) : ("already" as const);
      return { kind, id: found.id, monsterId: found.monster_id, votedAt: found.voted_at };
    });
  });
}

/**
 * Notes the voters and holds their rooms, so that a merge waits for this batch; votes of rooms that went into others
 * before are handed on under the names of those.
 */
async function underPresentNames(queries: Queries, received: readonly HandedVote[]): Promise<readonly HandedVote[]> {
  await noteVisits(queries, received);
  const names = received.map(({ visitorId }) => visitorId);
  await holdRooms(queries, names);
  // A statement of its own: what was waited for may have been a merge.
  const moves = await readMoves(queries, names);
  if (moves.size === 0) return received;
  // Noted before the merge could be seen.
  await queries.query({ text: "DELETE FROM visitors WHERE id = ANY($1::uuid[])", values: [[...moves.keys()]] });
  const handed = received.map((vote) => ({ ...vote, visitorId: moves.get(vote.visitorId) ?? vote.visitorId }));
  await noteVisits(queries, handed);
  await holdRooms(queries, [...moves.values()]);
  return handed;
}

async function holdRooms(queries: Queries, visitorIds: readonly string[]): Promise<void> {
  await queries.query({
    name: "hold-voters",
    text: "SELECT id FROM visitors WHERE id = ANY($1::uuid[]) ORDER BY id FOR KEY SHARE",
    values: [visitorIds],
  });
}

async function noteVisits(queries: Queries, handed: readonly HandedVote[]): Promise<void> {
  await queries.query({
    name: "note-voters",
    text: `WITH voter AS (
             SELECT DISTINCT ON (id) * FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::date[]) AS v (id, at, lang, day)
             ORDER BY id
           ), known AS (
             INSERT INTO visitors (id, created_at, lang) SELECT id, at, lang FROM voter ON CONFLICT DO NOTHING
           )
           INSERT INTO visit_nights (visitor_id, jst_day) SELECT id, day FROM voter ON CONFLICT DO NOTHING`,
    values: [
      handed.map(({ visitorId }) => visitorId),
      handed.map(({ at }) => at),
      handed.map(({ lang }) => lang),
      handed.map(({ at }) => jstDay(at)),
    ],
  });
}

/** @returns the receipts of the votes that were stored just now */
async function storeAndCount(queries: Queries, handed: readonly HandedVote[], slot: number): Promise<Set<string>> {
  const rows = await queries.query<{ id: string }>({
    name: "cast-votes",
    text: `WITH src AS (
             SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::text[], $6::int[], $7::text[], $8::int[],
                                  $9::timestamptz[], $10::date[])
               WITH ORDINALITY AS s (id, poll_id, visitor_id, key, monster_id, face_type, network, risk, at, day, place)
           ), crowd AS (
             INSERT INTO vote_networks AS w (poll_id, jst_day, network, sent)
             SELECT poll_id, day, network, count(*) FROM src GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
             ON CONFLICT (poll_id, jst_day, network) DO UPDATE SET sent = w.sent + excluded.sent
             RETURNING poll_id, jst_day, network, sent
           ), ins AS (
             INSERT INTO votes (id, poll_id, visitor_id, jst_day, key, monster_id, face_type, voted_at, is_quarantined)
             SELECT s.id, s.poll_id, s.visitor_id, s.day, s.key, s.monster_id, s.face_type, s.at,
                    s.risk + CASE WHEN c.sent > $11 THEN $12::int ELSE 0 END >= $13
             FROM src s JOIN crowd c ON c.poll_id = s.poll_id AND c.jst_day = s.day AND c.network = s.network
             WHERE NOT EXISTS (
               SELECT 1 FROM votes v WHERE v.poll_id = s.poll_id AND v.visitor_id = s.visitor_id AND v.key = s.key
             )
             ORDER BY s.poll_id, s.visitor_id, s.day, s.place
             ON CONFLICT DO NOTHING
             RETURNING id, poll_id, monster_id, jst_day, is_quarantined
           ), up AS (
             INSERT INTO vote_counters AS n (poll_id, monster_id, jst_day, slot, counted, quarantined)
             SELECT poll_id, monster_id, jst_day, $14, count(*) FILTER (WHERE NOT is_quarantined),
                    count(*) FILTER (WHERE is_quarantined)
             FROM ins GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
             ON CONFLICT (poll_id, monster_id, jst_day, slot)
             DO UPDATE SET counted = n.counted + excluded.counted, quarantined = n.quarantined + excluded.quarantined
           )
           SELECT id FROM ins`,
    values: [
      handed.map(({ id }) => id),
      handed.map(({ pollId }) => pollId),
      handed.map(({ visitorId }) => visitorId),
      handed.map(({ key }) => key),
      handed.map(({ monsterId }) => monsterId),
      handed.map(({ faceType }) => faceType),
      handed.map(({ network }) => network),
      handed.map(({ risk }) => risk),
      handed.map(({ at }) => at),
      handed.map(({ at }) => jstDay(at)),
      votesPerNetwork,
      crowdedNetworkRisk,
      quarantineFrom,
      slot,
    ],
  });
  return new Set(rows.map(({ id }) => id));
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
async function readStored(queries: Queries, handed: readonly HandedVote[]): Promise<Map<string, StoredVote>> {
  const rows = await queries.query<StoredVote>({
    name: "stored-votes",
    text: `SELECT v.id, v.poll_id, v.visitor_id, v.jst_day, v.key, v.monster_id, v.voted_at
           FROM unnest($1::text[], $2::uuid[], $3::date[], $4::uuid[]) AS s (poll_id, visitor_id, day, key)
           JOIN votes v ON v.poll_id = s.poll_id AND v.visitor_id = s.visitor_id AND (v.jst_day = s.day OR v.key = s.key)`,
    values: [
      handed.map(({ pollId }) => pollId),
      handed.map(({ visitorId }) => visitorId),
      handed.map(({ at }) => jstDay(at)),
      handed.map(({ key }) => key),
    ],
  });
  return new Map(
    rows.flatMap((row) => [
      [placeOf(row.poll_id, row.visitor_id, row.jst_day), row] as const,
      [placeOf(row.poll_id, row.visitor_id, row.key), row] as const,
    ]),
  );
}

/** Where a vote is looked for: by its day, or by its key, which may be sent again after midnight. */
const placeOf = (pollId: string, visitorId: string, what: string): string => `${pollId} ${visitorId} ${what}`;
