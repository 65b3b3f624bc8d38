import { index, pgTable, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Rounds of tester play that visitors kept: the strokes as their code, never a photograph. */
export const testerResults = pgTable(
  "footprints",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    /** The language whose mission it was, and the mission's number in it. */
    lang: text("lang").notNull(),
    mission: smallint("mission").notNull(),
    /** The shades that were taken, each once, in the order of the strokes. */
    productIds: text("product_ids").array().notNull(),
    madeAt: timestamp("made_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    unique("footprints_once").on(table.visitorId, table.lang, table.code),
    index("footprints_mission").on(table.lang, table.mission),
  ],
);
