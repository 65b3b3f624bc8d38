import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What operators did, each entry hashed together with the one before it. Entries are added and never changed. */
export const auditLog = pgTable("audit_log", {
  /** 1, 2, 3 …: a gap is a loss. */
  number: bigint("number", { mode: "number" }).primaryKey(),
  at: timestamp("at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  /** What was done: `campaign.publish`. */
  action: text("action").notNull(),
  /** To what: the id of a campaign, a review. */
  subject: text("subject").notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull(),
  /** SHA-256 of this entry and of the hash before it, in hex. */
  hash: text("hash").notNull(),
});
