import { bigint, boolean, date, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Finished rounds of the small games. The score was computed here, from the log; the id is that of the ticket, so each counts once. */
export const gameRuns = pgTable(
  "game_runs",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** 1 to 6. */
    game: integer("game").notNull(),
    /** play, twin or camera. */
    kind: text("kind").notNull(),
    isAssisted: boolean("is_assisted").notNull(),
    seed: bigint("seed", { mode: "number" }).notNull(),
    score: integer("score").notNull(),
    /** 0 to 3. */
    stars: integer("stars").notNull(),
    durationMs: integer("duration_ms").notNull(),
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    index("game_runs_visitor").on(table.visitorId, table.game, table.score.desc()),
    index("game_runs_board").on(table.jstDay, table.game, table.kind, table.isAssisted, table.visitorId, table.score),
  ],
);
