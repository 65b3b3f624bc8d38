import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Finished runs. Every number in it was computed here, from the log; the id is that of the ticket, so each counts once. */
export const stageRuns = pgTable(
  "stage_runs",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    stage: integer("stage").notNull(),
    difficulty: integer("difficulty").notNull(),
    monster: integer("monster").notNull(),
    isAssisted: boolean("is_assisted").notNull(),
    seed: bigint("seed", { mode: "number" }).notNull(),
    rulesHash: text("rules_hash").notNull(),
    /** What the engine needs to play it again. */
    setup: jsonb("setup").$type<Record<string, number | boolean>>().notNull(),
    isCleared: boolean("is_cleared").notNull(),
    score: integer("score").notNull(),
    rank: integer("rank").notNull(),
    ticks: integer("ticks").notNull(),
    hits: integer("hits").notNull(),
    /** The words that were painted out, as they stood there. */
    struck: text("struck").array().notNull(),
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    finishedAt: moment("finished_at").notNull(),
  },
  (table) => [
    index("stage_runs_visitor").on(table.visitorId, table.finishedAt),
    index("stage_runs_day").on(table.jstDay, table.stage),
  ],
);

/** What was done in a run that was its visitor's best: played again as a ghost. */
export const stageLogs = pgTable("stage_logs", {
  runId: uuid("run_id")
    .primaryKey()
    .references(() => stageRuns.id, { onDelete: "cascade" }),
  log: bytes("log").notNull(),
});

/** The best run of each visitor in a period: "2026-11-20", "2026-W47" or "all". The boards are read from here. */
export const stageBests = pgTable(
  "stage_bests",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    stage: integer("stage").notNull(),
    difficulty: integer("difficulty").notNull(),
    isAssisted: boolean("is_assisted").notNull(),
    period: text("period").notNull(),
    runId: uuid("run_id")
      .notNull()
      .references(() => stageRuns.id, { onDelete: "cascade" }),
    score: integer("score").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.stage, table.difficulty, table.isAssisted, table.period] }),
    index("stage_bests_board").on(
      table.stage,
      table.difficulty,
      table.isAssisted,
      table.period,
      table.score.desc(),
      table.at,
      table.runId,
    ),
    index("stage_bests_run").on(table.runId),
  ],
);
