import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** The words that open visitor data in another browser. Only their hash is kept: who lost them has new ones made. */
export const recoveryWords = pgTable("restore_words", {
  visitorId: uuid("visitor_id")
    .primaryKey()
    .references(() => visitors.id, { onDelete: "cascade" }),
  wordsHash: text("words_hash").notNull().unique(),
  issuedAt: moment("issued_at").notNull(),
});

/** Links that carry visitor data out of a browser, once. */
export const transferLinks = pgTable(
  "room_handovers",
  {
    codeHash: text("code_hash").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    madeAt: moment("made_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("room_handovers_visitor").on(table.visitorId)],
);

/** Codes by which a friend may see saved items for a day. A visitor has one; without the row nobody sees them. */
export const friendCodes = pgTable("room_friend_codes", {
  visitorId: uuid("visitor_id")
    .primaryKey()
    .references(() => visitors.id, { onDelete: "cascade" }),
  codeHash: text("code_hash").notNull().unique(),
  madeAt: moment("made_at").notNull(),
});

/**
 * A visitor that was merged into another. Pages that were open meanwhile still hold the old id: their session is opened
 * anew under the new one, and what they had not sent yet arrives.
 */
export const visitorTransfers = pgTable(
  "room_moves",
  {
    fromId: uuid("from_id").primaryKey(),
    toId: uuid("to_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    movedAt: moment("moved_at").notNull(),
  },
  (table) => [index("room_moves_to").on(table.toId)],
);
