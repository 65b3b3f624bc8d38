import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Seals that visitors earned, each once. A seal stays when what it was given for is deleted. */
export const seals = pgTable(
  "seals",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** As in content/seals. */
    sealId: text("seal_id").notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.sealId] })],
);
