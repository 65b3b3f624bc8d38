import { integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Which hacks a visitor kept, and when first. */
export const hackResults = pgTable(
  "hack_results",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** 1 to 96, as in content/hacks. */
    hackNumber: integer("hack_number").notNull(),
    keptAt: timestamp("kept_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.hackNumber] })],
);
