import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { InterestKind } from "./interest.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const jstDay = (name: string) => date(name, { mode: "string" });

const interest = () => ({
  visitorId: uuid("visitor_id").notNull(),
  kind: text("kind").$type<InterestKind>().notNull(),
  productId: text("product_id").notNull(),
  jstDay: jstDay("jst_day").notNull(),
  at: moment("at").notNull(),
  /** 0–7, or 8 where the visitor never said where they start from. */
  faceType: smallint("face_type").notNull(),
  isDemo: boolean("is_demo").notNull(),
});

/** Who wanted, tried, reviewed or voted for what. The key is the counting rule: once per item, kind and day in Japan. */
export const interestEvents = pgTable("interest_events", interest(), (table) => [
  primaryKey({ columns: [table.visitorId, table.kind, table.productId, table.jstDay] }),
]);

/** Events that no roll-up has counted yet. Rows are taken out when they are counted, so it stays small. */
export const interestPending = pgTable("interest_pending", interest(), (table) => [
  primaryKey({ columns: [table.visitorId, table.kind, table.productId, table.jstDay] }),
]);

const counted = () => ({
  kind: text("kind").$type<InterestKind>().notNull(),
  productId: text("product_id").notNull(),
  faceType: smallint("face_type").notNull(),
  isDemo: boolean("is_demo").notNull(),
  n: integer("n").notNull(),
});

/** Counts by hour, for the last 24 hours and the 24 before. Old hours are dropped. */
export const interestHours = pgTable("interest_hours", { ...counted(), hour: moment("hour").notNull() }, (table) => [
  primaryKey({ columns: [table.kind, table.hour, table.productId, table.faceType, table.isDemo] }),
]);

/** Counts by day in Japan, for seven days and the line of days. */
export const interestDays = pgTable("interest_days", { ...counted(), jstDay: jstDay("jst_day").notNull() }, (table) => [
  primaryKey({ columns: [table.kind, table.jstDay, table.productId, table.faceType, table.isDemo] }),
]);

/** Counts since the beginning. */
export const interestTotals = pgTable("interest_totals", counted(), (table) => [
  primaryKey({ columns: [table.kind, table.productId, table.faceType, table.isDemo] }),
]);

/** Who was counted at all and when last, per product line: different visitors are counted from this. */
export const interestVisitors = pgTable(
  "interest_visitors",
  {
    kind: text("kind").$type<InterestKind>().notNull(),
    line: text("line").notNull(),
    visitorId: uuid("visitor_id").notNull(),
    faceType: smallint("face_type").notNull(),
    isDemo: boolean("is_demo").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.kind, table.line, table.faceType] }),
    index("interest_visitors_kind_last_at").on(table.kind, table.lastAt),
  ],
);

/** Staff and machines: what they do is not counted. */
export const interestExclusions = pgTable("interest_exclusions", {
  visitorId: uuid("visitor_id").primaryKey(),
  at: moment("at").notNull(),
});

/** When the counts were last brought up to date: one row. */
export const interestRollUps = pgTable("interest_roll_ups", {
  id: text("id").primaryKey(),
  rolledUpAt: moment("rolled_up_at").notNull(),
});

/** A choice by eye: the same swatches once with names and once without, once a visitor and round. */
export const blindPicks = pgTable(
  "blind_picks",
  {
    /** Month in Japan, "yyyymm". */
    round: text("round").notNull(),
    visitorId: uuid("visitor_id").notNull(),
    isNamed: boolean("is_named").notNull(),
    /** Where it was chosen: ranking, testerplay, virtual-tester. */
    source: text("source").notNull(),
    offeredIds: text("offered_ids").array().notNull(),
    pickedIds: text("picked_ids").array().notNull(),
    at: moment("at").notNull(),
    isDemo: boolean("is_demo").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.round, table.visitorId, table.isNamed] }),
    index("blind_picks_visitor").on(table.visitorId),
  ],
);

/** Whether the numbers of the demonstration are shown, and up to which hour they were made. One row; none: never asked. */
export const demoStates = pgTable("demonstration", {
  id: text("id").primaryKey(),
  isOn: boolean("is_on").notNull(),
  madeUntil: moment("made_until"),
});
