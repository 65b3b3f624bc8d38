import { date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Colours that visitors found: six hex digits and the numbers of three words. Never a picture. */
export const collectedColours = pgTable(
  "collected_colours",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** `rrggbb`, lower case. */
    hex: text("hex").notNull(),
    /** Numbers of words, as in content/chameleon. */
    timeWord: integer("time_word").notNull(),
    habitWord: integer("habit_word").notNull(),
    thingWord: integer("thing_word").notNull(),
    /** Its place in the rainbow, 0 to 11; null for a grey. Follows from the hex. */
    hue: integer("hue"),
    /** The day in Japan on which it was found. */
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    foundAt: timestamp("found_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    uniqueIndex("collected_colours_once").on(
      table.visitorId,
      table.hex,
      table.timeWord,
      table.habitWord,
      table.thingWord,
    ),
    index("collected_colours_day").on(table.jstDay),
  ],
);

/** Who has filled the rainbow, and when first. It stays when a colour is taken out of the book again. */
export const rainbowCostumes = pgTable("rainbow_costumes", {
  visitorId: uuid("visitor_id")
    .primaryKey()
    .references(() => visitors.id, { onDelete: "cascade" }),
  earnedAt: timestamp("earned_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
});
