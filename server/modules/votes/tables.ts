import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const jstDay = (name: string) => date(name, { mode: "string" });

/**
 * One vote of one visitor on one day in Japan. There is no foreign key to the visitor: who leaves takes the name off
 * their votes, the votes stay counted.
 */
export const votes = pgTable(
  "votes",
  {
    /** Told to the voter alone; its hash is in the file of the final count. Random, so no index guards that it is unique. */
    id: uuid("id").notNull(),
    pollId: text("poll_id").notNull(),
    visitorId: uuid("visitor_id").notNull(),
    jstDay: jstDay("jst_day").notNull(),
    /** The Idempotency-Key it came with: the same vote sent again is known by it. */
    key: uuid("key").notNull(),
    monsterId: text("monster_id").notNull(),
    /** The starting type the visitor had then, 0 to 7; null without one. */
    faceType: integer("face_type"),
    votedAt: moment("voted_at").notNull(),
    /** Set aside by its risk: told as a number, not counted. */
    isQuarantined: boolean("is_quarantined").notNull(),
  },
  // Each index costs every vote: the one key serves whoever looks for a visitor, and a moment is always the last of its index.
  (table) => [
    primaryKey({ columns: [table.visitorId, table.pollId, table.jstDay] }),
    index("votes_at").on(table.votedAt),
  ],
);

/** What was counted, exactly: every vote is added in the transaction that stores it. */
export const voteCounters = pgTable(
  "vote_counters",
  {
    pollId: text("poll_id").notNull(),
    monsterId: text("monster_id").notNull(),
    jstDay: jstDay("jst_day").notNull(),
    /** Of the process that counted: two processes never wait for one row. */
    slot: integer("slot").notNull(),
    counted: bigint("counted", { mode: "number" }).notNull(),
    quarantined: bigint("quarantined", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.monsterId, table.jstDay, table.slot] }),
    check("vote_counters_not_negative", sql`${table.counted} >= 0 AND ${table.quarantined} >= 0`),
  ],
);

/** How many votes came from a network on a day. The network is a keyed hash that changes every day. */
export const voteNetworks = pgTable(
  "vote_networks",
  {
    pollId: text("poll_id").notNull(),
    jstDay: jstDay("jst_day").notNull(),
    network: text("network").notNull(),
    sent: bigint("sent", { mode: "number" }).notNull(),
  },
  // The network first: it alone tells nearly all rows apart.
  (table) => [primaryKey({ columns: [table.network, table.jstDay, table.pollId] })],
);

/** The leaderboard as it was shown at a moment: one every ten minutes, none during the blackout. */
export const leaderboards = pgTable(
  "vote_boards",
  {
    pollId: text("poll_id").notNull(),
    shownAt: moment("shown_at").notNull(),
    standings: jsonb("standings").$type<{ monsterId: string; votes: number }[]>().notNull(),
    quarantined: bigint("quarantined", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.shownAt] })],
);

/** What a closed poll came to, kept once: what visitors read of it never changes again. */
export const voteFinals = pgTable("vote_finals", {
  pollId: text("poll_id").primaryKey(),
  madeAt: moment("made_at").notNull(),
  results: jsonb("results").notNull(),
});

/** The published list of counted votes: a hash that its voter can find again, the day, and for whom. */
export const voteReceipts = pgTable(
  "vote_receipts",
  {
    pollId: text("poll_id").notNull(),
    /** SHA-256 of the receipt, in hex. */
    receipt: text("receipt").notNull(),
    jstDay: jstDay("jst_day").notNull(),
    monsterId: text("monster_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.receipt] })],
);
