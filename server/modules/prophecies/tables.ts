import { date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ProphecyAnswer } from "#contracts/prophecy-history.ts";
import type { ProphecyForm } from "#contracts/prophecy.ts";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** The prophecy a visitor opened on a day in Japan: one for each. Its lines stand here by their numbers. */
export const prophecies = pgTable(
  "prophecies",
  {
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    source: smallint("source").notNull(),
    sign: smallint("sign").notNull(),
    gesture: smallint("gesture").notNull(),
    aside: smallint("aside").notNull(),
    hour: smallint("hour").notNull(),
    shade: smallint("shade").notNull(),
    form: text("form").$type<ProphecyForm>().notNull(),
    /** The version of the content it was written from. */
    contentVersion: text("content_version").notNull(),
    openedAt: moment("opened_at").notNull(),
    /** 「当たった？」: yes, no, or not yet. */
    answer: text("answer").$type<ProphecyAnswer>(),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.jstDay] }),
    index("prophecies_sign_answer").on(table.sign, table.answer),
  ],
);
