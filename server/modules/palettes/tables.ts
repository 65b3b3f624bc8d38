import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Palettes of four desires, one a visitor and evening in Japan. */
export const palettes = pgTable(
  "palettes",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** The day in Japan on which the four were chosen. */
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    /** As it is now: names and wells may be chosen again after the lid was lifted. */
    code: text("code").notNull(),
    /** The four that were chosen blind, as numbers in order, "7.19.44.101": who chose the same is counted by it. */
    chosen: text("chosen").notNull(),
    /** Every three of the four, likewise: who shares three shares one of these. */
    threes: text("threes").array().notNull(),
    /** Private. It is told to nobody but its visitor. */
    memo: text("memo").notNull(),
    /** Null: laid to rest, to be opened on a later day. */
    openedAt: moment("opened_at"),
    chosenAt: moment("chosen_at").notNull(),
  },
  (table) => [
    uniqueIndex("palettes_evening").on(table.visitorId, table.jstDay),
    index("palettes_chosen").on(table.chosen),
    index("palettes_threes").using("gin", table.threes),
  ],
);
