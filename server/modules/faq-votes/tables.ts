import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { visitors } from "../../platform/tables.ts";

/** Whether an answer helped: one vote a visitor and question, which may be changed. */
export const faqVotes = pgTable(
  "faq_votes",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    entryId: text("entry_id").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    votedAt: timestamp("voted_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.entryId] }),
    index("faq_votes_helpful")
      .on(table.entryId)
      .where(sql`${table.isHelpful}`),
  ],
);
