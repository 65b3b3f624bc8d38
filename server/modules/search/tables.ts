import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Whether a tip helped: one answer a visitor and tip, which may be changed. */
export const tipFeedback = pgTable(
  "tip_feedback",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    tipId: text("tip_id").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    /** A code, never free text. */
    reason: text("reason"),
    at: timestamp("at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.tipId] }),
    index("tip_feedback_helpful")
      .on(table.tipId)
      .where(sql`${table.isHelpful}`),
  ],
);

/** Queries that found nothing, by day. Nobody's: neither who asked nor when within the day is known. */
export const zeroQueries = pgTable(
  "zero_queries",
  {
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    /** SHA-256 of the folded query, 16 hex digits. */
    queryHash: text("query_hash").notNull(),
    /** The folded query, at most 40 characters; without what may name a person. */
    query: text("query").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jstDay, table.queryHash] })],
);
