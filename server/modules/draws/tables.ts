import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Campaign } from "#contracts/campaign.ts";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
/** Without a foreign key where entries come by the thousand: each would lock the one row of the campaign. */
const campaignId = () => text("campaign_id").notNull();
/** Who leaves takes the name off; the numbered ticket stays, or no proof would fit any more. */
const visitorId = () => uuid("visitor_id").references(() => visitors.id, { onDelete: "set null" });

/** Campaigns as they were published: their texts and terms stay as they were, and so does the commitment. */
export const campaigns = pgTable("campaigns", {
  id: text("id").primaryKey(),
  /** The whole content of that day, answers of a quiz included: never handed to a page as it is. */
  content: jsonb("content").$type<Campaign>().notNull(),
  opensAt: moment("opens_at").notNull(),
  closesAt: moment("closes_at").notNull(),
  /** The terms as text, line by line, as the commitment has them. */
  terms: text("terms").notNull(),
  /** SHA-256 over seed, terms and winning moments, in hex. Public from the start. */
  commitment: text("commitment").notNull(),
  /** 32 bytes in hex. Public only after the draw. */
  seed: text("seed").notNull(),
  publishedAt: moment("published_at").notNull(),
  isDemonstration: boolean("is_demonstration").notNull(),
  /** Ended by hand before its time. */
  stoppedAt: moment("stopped_at"),
  /** When the list of tickets was closed and its hash published. */
  frozenAt: moment("frozen_at"),
  ticketsDigest: text("tickets_digest"),
  drawnAt: moment("drawn_at"),
});

/** One prize of a campaign. `due_at`: its winning moment, of an instant draw. */
export const drawUnits = pgTable(
  "draw_units",
  {
    campaignId: campaignId(),
    unit: integer("unit").notNull(),
    prizeId: text("prize_id").notNull(),
    dueAt: moment("due_at"),
    /** The entry that met the moment. */
    entryId: uuid("entry_id").unique(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.unit] }),
    index("draw_units_due")
      .on(table.campaignId, table.dueAt)
      .where(sql`${table.entryId} is null`),
  ],
);

/** One participant of one campaign. The id is told to nobody but the participant; its hash is the published mark. */
export const drawTickets = pgTable(
  "draw_tickets",
  {
    id: uuid("id").primaryKey(),
    campaignId: campaignId(),
    visitorId: visitorId(),
    mark: text("mark").notNull(),
  },
  (table) => [
    uniqueIndex("draw_tickets_visitor").on(table.campaignId, table.visitorId),
    uniqueIndex("draw_tickets_mark").on(table.campaignId, table.mark),
    index("draw_tickets_of").on(table.visitorId),
  ],
);

/** One entry: in an instant draw one a visitor and day in Japan, else one a visitor. */
export const drawEntries = pgTable(
  "draw_entries",
  {
    id: uuid("id").primaryKey(),
    campaignId: campaignId(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => drawTickets.id),
    /** The day in Japan; of a draw after the end always the first day of the campaign. */
    jstDay: date("jst_day", { mode: "string" }).notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    uniqueIndex("draw_entries_day").on(table.campaignId, table.ticketId, table.jstDay),
    index("draw_entries_at").on(table.campaignId, table.at, table.id),
  ],
);

/** Who has a prize: met at its moment, drawn after the end, or moved up. A unit has one holder at a time. */
export const drawWins = pgTable(
  "draw_wins",
  {
    id: uuid("id").primaryKey(),
    campaignId: campaignId(),
    unit: integer("unit").notNull(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => drawTickets.id),
    wonAt: moment("won_at").notNull(),
    claimUntil: moment("claim_until").notNull(),
    /** SHA-256 of the code that the winner shows once. Null until the claim was opened. */
    codeHash: text("code_hash"),
    claimedAt: moment("claimed_at"),
    /** Wrong codes so far. */
    misses: integer("misses").notNull(),
    handedAt: moment("handed_at"),
    /** Not claimed in time: the prize has gone to the next. */
    lapsedAt: moment("lapsed_at"),
  },
  (table) => [
    uniqueIndex("draw_wins_holder")
      .on(table.campaignId, table.unit)
      .where(sql`${table.lapsedAt} is null`),
    // One win a participant and campaign, also when it was let go.
    uniqueIndex("draw_wins_ticket").on(table.ticketId),
    index("draw_wins_open")
      .on(table.claimUntil)
      .where(sql`${table.claimedAt} is null and ${table.lapsedAt} is null`),
    check("draw_wins_misses", sql`${table.misses} >= 0`),
  ],
);

/** The entries of an hour under a hash that covers the hash before: what was there cannot be changed unseen. */
export const drawPages = pgTable(
  "draw_pages",
  {
    campaignId: campaignId(),
    hour: moment("hour").notNull(),
    entries: integer("entries").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.hour] })],
);

/** The proof as it was published, and in which order the tickets were drawn. */
export const drawProofs = pgTable("draw_proofs", {
  campaignId: campaignId().primaryKey(),
  /** The JSON text, byte for byte. */
  proof: text("proof").notNull(),
  /** Marks in the order drawn: the winners first, then those who move up. */
  drawOrder: jsonb("draw_order").$type<string[]>().notNull(),
});

/** Gift codes of a prize, each encrypted with a key from the secrets, and given to one winner. */
export const drawGiftCodes = pgTable(
  "draw_gift_codes",
  {
    id: uuid("id").primaryKey(),
    campaignId: campaignId(),
    prizeId: text("prize_id").notNull(),
    sealed: text("sealed").notNull(),
    /** A keyed hash of the code: the same one is not taken in twice. */
    print: text("print").notNull(),
    winId: uuid("win_id")
      .unique()
      .references(() => drawWins.id),
    givenAt: moment("given_at"),
  },
  (table) => [
    uniqueIndex("draw_gift_codes_print").on(table.campaignId, table.print),
    index("draw_gift_codes_free")
      .on(table.campaignId, table.prizeId, table.id)
      .where(sql`${table.winId} is null`),
  ],
);

/** Where a prize is sent: encrypted with a key from the secrets; gone with its visitor, by hand, or on its day. */
export const drawAddresses = pgTable(
  "draw_addresses",
  {
    winId: uuid("win_id")
      .primaryKey()
      .references(() => drawWins.id),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    sealed: text("sealed").notNull(),
    keptAt: moment("kept_at").notNull(),
    /** The day in Japan on which it is deleted. */
    deleteOn: date("delete_on", { mode: "string" }).notNull(),
    /** When it was handed to whoever sends the prize; from then on it is not changed. */
    exportedAt: moment("exported_at"),
  },
  (table) => [index("draw_addresses_visitor").on(table.visitorId), index("draw_addresses_day").on(table.deleteOn)],
);
