import { index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Pairs of looks that visitors gave names: no face, no picture. Each visitor has a pair once, under its latest names. */
export const twoFaces = pgTable(
  "two_faces",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** 0 to 7, as in content/style. */
    morning: smallint("morning").notNull(),
    night: smallint("night").notNull(),
    /** Looks and names, as they stand in the address of the share. */
    code: text("code").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    uniqueIndex("two_faces_visitor_pair").on(table.visitorId, table.morning, table.night),
    index("two_faces_pair").on(table.morning, table.night),
    index("two_faces_made").on(table.madeAt, table.id),
  ],
);
