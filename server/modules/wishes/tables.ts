import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { WishFolder, WishState } from "#contracts/wish-limits.ts";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const jstDay = (name: string) => date(name, { mode: "string" });
const visitorId = () =>
  uuid("visitor_id")
    .notNull()
    .references(() => visitors.id, { onDelete: "cascade" });

/** One thing a visitor wants, has, or has used up. What was taken off stays for seven days, so that it can come back. */
export const wishes = pgTable(
  "wishes",
  {
    visitorId: visitorId(),
    productId: text("product_id").notNull(),
    state: text("state").$type<WishState>().notNull(),
    note: text("note").notNull(),
    folder: text("folder").$type<WishFolder>().notNull(),
    /** The visitor's own order; smaller is further up. */
    position: integer("position").notNull(),
    wantedAt: moment("wanted_at").notNull(),
    /** When 「まだ欲しい」 was answered last. */
    keptAt: moment("kept_at"),
    /** Null while it is on the list. */
    leftAt: moment("left_at"),
    leftHow: text("left_how").$type<"removed" | "let-go">(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.productId] })],
);

/** Answers to 「まだ欲しい？」, once a visitor, product and day in Japan. The monthly number and the badge read them. */
export const wishAnswers = pgTable(
  "wish_answers",
  {
    visitorId: visitorId(),
    productId: text("product_id").notNull(),
    answer: text("answer").$type<"keep" | "let-go">().notNull(),
    jstDay: jstDay("jst_day").notNull(),
    at: moment("at").notNull(),
    /** It came back within seven days: then it does not count as let go. */
    undoneAt: moment("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.productId, table.answer, table.jstDay] }),
    index("wish_answers_answer_jst_day").on(table.answer, table.jstDay),
  ],
);

/** The address under which others may read a list. A visitor has one; without the row nobody reads anything. */
export const wishShares = pgTable("wish_shares", {
  visitorId: visitorId().primaryKey(),
  shareId: text("share_id").notNull().unique(),
  hasNotes: boolean("has_notes").notNull(),
  createdAt: moment("created_at").notNull(),
});
