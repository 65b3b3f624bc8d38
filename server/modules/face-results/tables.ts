import { index, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** What visitors kept of a reading of their face: a type and three coarse numbers, nothing that a face could be made of. */
export const faceResults = pgTable(
  "face_results",
  {
    /** 96 random bits: it stands in the address of the card. */
    id: text("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** 0 to 7, the places in `faceTypeCodes`. */
    type: smallint("type").notNull(),
    runnerUp: smallint("runner_up").notNull(),
    chosen: smallint("chosen").notNull(),
    /** −3 to 3: line, depth, ratio. */
    a: smallint("a").notNull(),
    b: smallint("b").notNull(),
    c: smallint("c").notNull(),
    referenceId: text("reference_id").notNull(),
    mode: text("mode").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [index("face_results_visitor_id").on(table.visitorId, table.madeAt)],
);
