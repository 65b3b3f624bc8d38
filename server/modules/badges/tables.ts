import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Badges that visitors earned, each once. A badge stays when what it was given for is deleted. */
export const badges = pgTable(
  "seals",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** As in the `badges.json` of its site. */
    sealId: text("seal_id").notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.sealId] })],
);
