import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Paint, Painting } from "#contracts/painting.ts";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Paintings of retired colour: strokes as numbers. Never a picture. */
export const paintings = pgTable(
  "paintings",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** Made on the device with the draft: however often it is sent, it is one painting. */
    draftId: uuid("draft_id").notNull(),
    /** As it was sent. */
    painting: jsonb("painting").$type<Painting>().notNull(),
    /** Mixed and named when it was sent, so that it stays when the catalogue changes. */
    paints: jsonb("paints").$type<Paint[]>().notNull(),
    title: text("title").notNull(),
    /** Its main colour, `#rrggbb`, and the family the mural sorts it into. */
    hex: text("hex").notNull(),
    family: text("family").notNull(),
    state: text("state").notNull(),
    refusal: text("refusal"),
    /** Its position on the mural; given at the first approval and kept. */
    place: integer("place"),
    sentAt: moment("sent_at").notNull(),
    approvedAt: moment("approved_at"),
  },
  (table) => [
    uniqueIndex("paintings_draft").on(table.visitorId, table.draftId),
    uniqueIndex("paintings_place").on(table.place),
    index("paintings_wall")
      .on(table.approvedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'approved'`),
    index("paintings_waiting")
      .on(table.sentAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** What visitors reported of a painting on the mural; one of each. */
export const paintingComplaints = pgTable(
  "painting_complaints",
  {
    paintingId: uuid("painting_id")
      .notNull()
      .references(() => paintings.id, { onDelete: "cascade" }),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    saidAt: moment("said_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paintingId, table.visitorId] }),
    index("painting_complaints_visitor").on(table.visitorId),
  ],
);
