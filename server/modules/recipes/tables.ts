import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** Make-up recipes that visitors followed to the end. */
export const recipes = pgTable(
  "recipes",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** The code of its inputs: it opens the recipe again. */
    code: text("code").notNull(),
    title: text("title").notNull(),
    minutes: integer("minutes").notNull(),
    /** What was applied where, as it was that day: the catalogue may change, a diary does not. */
    steps: jsonb("steps").$type<readonly { part: string; productId: string; hex: string | null }[]>().notNull(),
    /** The day in Japan on which it was done: the same recipe again on one day is one entry. */
    jstDay: text("jst_day").notNull(),
    doneAt: timestamp("done_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [
    uniqueIndex("recipes_once_a_day").on(table.visitorId, table.code, table.jstDay),
    index("recipes_visitor_done").on(table.visitorId, table.doneAt),
  ],
);
