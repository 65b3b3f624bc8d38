import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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

// Times have milliseconds, as a Date has: a cursor made from one finds its row again. None has a default, because
// "now" comes from the clock of the app. Ids are UUIDs made by the app; there are no sequences.

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const jstDay = (name: string) => date(name, { mode: "string" });

/** A visitor who left something here. Reading alone makes no row. */
export const visitors = pgTable("visitors", {
  id: uuid("id").primaryKey(),
  createdAt: moment("created_at").notNull(),
  lang: text("lang").notNull(),
  openingSeenAt: moment("opening_seen_at"),
});

/**
 * The days in Japan on which a visitor was here. Made only by who made or holds the visitor's row, so no foreign key asks
 * again at every one; with the visitor they go by a trigger (migration 0022).
 */
export const visitDays = pgTable(
  "visit_nights",
  {
    visitorId: uuid("visitor_id").notNull(),
    jstDay: jstDay("jst_day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.jstDay] })],
);

/** What was counted. The visitor may be one without a row, so there is no foreign key. */
export const events = pgTable(
  "events",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id"),
    name: text("name").notNull(),
    path: text("path").notNull(),
    params: jsonb("params").$type<Record<string, string>>().notNull(),
    /** When the visitor did it, by the visitor's clock. */
    at: moment("at").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    index("events_received_at").on(table.receivedAt),
    index("events_visitor_id")
      .on(table.visitorId)
      .where(sql`${table.visitorId} is not null`),
  ],
);

/** Answers to writes, kept so that a repeated request gets the same one. */
export const idempotencyAnswers = pgTable(
  "idempotency_answers",
  {
    visitorId: uuid("visitor_id").notNull(),
    key: uuid("key").notNull(),
    route: text("route").notNull(),
    /** A key that comes again with another request is a mistake of the client. */
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull(),
    body: jsonb("body").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.key] }),
    index("idempotency_answers_created_at").on(table.createdAt),
  ],
);

/** Rises when pages with that tag changed: every process drops what it cached of them. */
export const pageVersions = pgTable("page_versions", {
  tag: text("tag").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Sites that were closed by hand. No row: open. */
export const siteSwitches = pgTable("site_switches", {
  siteId: text("site_id").primaryKey(),
  closed: boolean("closed").notNull(),
  reopensOn: jstDay("reopens_on"),
  updatedAt: moment("updated_at").notNull(),
});
