import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Everything visitors made in the zone, whichever site it was made in, and where it is opened again. */
export const works = pgTable(
  "works",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** The folder of the site it was made in. */
    site: text("site").notNull(),
    /** What it is, and which one of its kind: how a saved item finds its work. Null where a version before wrote it. */
    kind: text("kind"),
    ref: text("ref"),
    /** What it is called, in the visitor's language. */
    title: text("title").notNull(),
    /** The address that opens it again, with a leading slash. */
    path: text("path").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [index("works_visitor_made").on(table.visitorId, table.madeAt)],
);
