import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const visitor = () =>
  uuid("visitor_id")
    .notNull()
    .references(() => visitors.id, { onDelete: "cascade" });

/** Where a visitor wants to go on in a video; one position for each video. */
export const videoBookmarks = pgTable(
  "film_bookmarks",
  {
    visitorId: visitor(),
    filmId: text("film_id").notNull(),
    atMs: integer("at_ms").notNull(),
    keptAt: moment("kept_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.filmId] })],
);

/** The shades at which visitors stopped a video. */
export const stoppedColours = pgTable(
  "stopped_colours",
  {
    id: uuid("id").primaryKey(),
    visitorId: visitor(),
    filmId: text("film_id").notNull(),
    atMs: integer("at_ms").notNull(),
    /** `#rrggbb`, as the picture had it where it was touched. */
    seen: text("seen").notNull(),
    productId: text("product_id").notNull(),
    stoppedAt: moment("stopped_at").notNull(),
  },
  (table) => [index("stopped_colours_visitor").on(table.visitorId, table.stoppedAt.desc())],
);

/** What an operator changed about a programme on its day, and the number of the last line said in it. */
export const broadcasts = pgTable("live_airings", {
  airingId: text("airing_id").primaryKey(),
  /** Began by hand, earlier or later than planned. */
  startedAt: moment("started_at"),
  endedAt: moment("ended_at"),
  cancelledAt: moment("cancelled_at"),
  reason: text("reason"),
  /** Raised by whoever writes a line, who holds the row until the line is committed: numbers become visible in their order. */
  lastSeq: bigint("last_seq", { mode: "number" }).notNull(),
});

/** The lines of the chat. */
export const broadcastMessages = pgTable(
  "live_messages",
  {
    airingId: text("airing_id").notNull(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    visitorId: visitor(),
    kind: text("kind").notNull(),
    said: text("said").notNull(),
    saidAt: moment("said_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.airingId, table.seq] }),
    index("live_messages_visitor").on(table.visitorId, table.airingId, table.saidAt.desc()),
  ],
);

/** Questions in a visitor's own words; nobody reads them before an operator did. */
export const broadcastQuestions = pgTable(
  "live_questions",
  {
    id: uuid("id").primaryKey(),
    airingId: text("airing_id").notNull(),
    visitorId: visitor(),
    text: text("text").notNull(),
    state: text("state").notNull(),
    refusal: text("refusal"),
    askedAt: moment("asked_at").notNull(),
  },
  (table) => [
    index("live_questions_visitor").on(table.visitorId, table.airingId),
    index("live_questions_waiting")
      .on(table.askedAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** One vote a visitor in the poll of a programme. */
export const broadcastPollVotes = pgTable(
  "live_poll_votes",
  {
    airingId: text("airing_id").notNull(),
    visitorId: visitor(),
    choice: text("choice").notNull(),
    votedAt: moment("voted_at").notNull(),
  },
  (table) => [
    uniqueIndex("live_poll_votes_one").on(table.airingId, table.visitorId),
    index("live_poll_votes_count").on(table.airingId, table.choice),
    index("live_poll_votes_visitor").on(table.visitorId),
  ],
);
