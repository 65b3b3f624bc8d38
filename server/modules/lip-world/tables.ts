import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const visitorId = () =>
  uuid("visitor_id")
    .notNull()
    .references(() => visitors.id, { onDelete: "cascade" });

/** The areas a visitor entered, and which of their pictures were read (0–3). */
export const lipAreas = pgTable(
  "lip_areas",
  {
    visitorId: visitorId(),
    area: integer("area").notNull(),
    enteredAt: moment("entered_at").notNull(),
    panels: integer("panels").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.area] })],
);

/** What was said at a meeting. That it took place stands in `meetings`, for the whole hub. */
export const lipTalks = pgTable(
  "lip_talks",
  {
    visitorId: visitorId(),
    monsterId: text("monster_id").notNull(),
    /** The id of the chosen option; null while the question is open. */
    choice: text("choice"),
    /** Times the visitor came back. */
    visits: integer("visits").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.monsterId] })],
);

/** Who goes along, in the lip world and in the whole hub, and who was asked first. */
export const companions = pgTable("companions", {
  visitorId: visitorId().primaryKey(),
  monsterId: text("monster_id").notNull(),
  /** The answer of the tutorial; null for who came by another way. */
  starterId: text("starter_id"),
  chosenAt: moment("chosen_at").notNull(),
});

/** Odd tasks that a verified run fulfilled: "07-2". */
export const lipMastery = pgTable(
  "lip_mastery",
  { visitorId: visitorId(), taskId: text("task_id").notNull(), at: moment("at").notNull() },
  (table) => [primaryKey({ columns: [table.visitorId, table.taskId] })],
);

/** The days on which the spilled colour was found. */
export const lipTreasures = pgTable(
  "lip_treasures",
  { visitorId: visitorId(), jstDay: date("jst_day", { mode: "string" }).notNull(), at: moment("at").notNull() },
  (table) => [primaryKey({ columns: [table.visitorId, table.jstDay] })],
);

/** Votes for the next week's word: one a visitor and week ("202647"), the first stays. */
export const wordVotes = pgTable(
  "word_ballots",
  {
    week: text("week").notNull(),
    visitorId: visitorId(),
    sayingId: text("saying_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.visitorId] }),
    index("word_ballots_week_saying").on(table.week, table.sayingId),
    index("word_ballots_visitor").on(table.visitorId),
  ],
);
