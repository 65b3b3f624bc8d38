import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Which monsters a visitor has met, where, and when first. */
export const encounters = pgTable(
  "meetings",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** "01" to "24". */
    monsterId: text("monster_id").notNull(),
    /** Where it was: a pack that was read, whenever; else, the first time, the lip world or the end of the red story. */
    place: text("place").$type<"barcode" | "lmw" | "mor">().notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.monsterId] })],
);
