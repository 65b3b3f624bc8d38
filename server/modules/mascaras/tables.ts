import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Mascaras that somebody finished: the recipe as its code, never a picture. */
export const mascaras = pgTable(
  "mascaras",
  {
    id: uuid("id").primaryKey(),
    /** Null: we made it, for the demo. */
    visitorId: uuid("visitor_id").references(() => visitors.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    /** Of the certificate. */
    number: integer("number").notNull().unique("mascaras_number"),
    /** What it was changed from. */
    parentId: uuid("parent_id").references((): AnyPgColumn => mascaras.id, { onDelete: "set null" }),
    isPublic: boolean("is_public").notNull(),
    /** `shown`; `hidden`: reported often and not looked at yet; `cleared`: looked at and kept; `refused`: looked at and taken down. */
    state: text("state").notNull(),
    /** 0 none, else what it was made for; the walls are filtered by it. */
    worry: smallint("worry").notNull(),
    /** Parts of it quarrel. */
    isExperiment: boolean("is_experiment").notNull(),
    likes: integer("likes").notNull(),
    reports: integer("reports").notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => {
    const inGallery = sql`is_public AND state IN ('shown', 'cleared')`;
    return [
      // The same recipe finished again is the same work.
      unique("mascaras_once").on(table.visitorId, table.code),
      index("mascaras_own").on(table.visitorId, table.madeAt),
      index("mascaras_parent").on(table.parentId),
      // Read from their ends.
      index("mascaras_new").on(table.madeAt, table.id).where(inGallery),
      index("mascaras_liked").on(table.likes, table.madeAt, table.id).where(inGallery),
      index("mascaras_experiments")
        .on(table.madeAt, table.id)
        .where(sql`is_public AND state IN ('shown', 'cleared') AND is_experiment`),
      index("mascaras_worry").on(table.worry, table.madeAt, table.id).where(inGallery),
    ];
  },
);

/** The last certificate that was written. */
export const mascaraNumbers = pgTable("mascara_numbers", {
  id: text("id").primaryKey(),
  last: integer("last").notNull(),
});

/** Who liked what, once. */
export const mascaraLikes = pgTable(
  "mascara_likes",
  {
    mascaraId: uuid("mascara_id")
      .notNull()
      .references(() => mascaras.id, { onDelete: "cascade" }),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    likedAt: instant("liked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mascaraId, table.visitorId] }),
    index("mascara_likes_visitor").on(table.visitorId, table.likedAt),
  ],
);

/** Who reported what, once, and why. */
export const mascaraReports = pgTable(
  "mascara_reports",
  {
    mascaraId: uuid("mascara_id")
      .notNull()
      .references(() => mascaras.id, { onDelete: "cascade" }),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    reportedAt: instant("reported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mascaraId, table.visitorId] }),
    index("mascara_reports_visitor").on(table.visitorId),
  ],
);

/** What lies on a visitor's bench. */
export const mascaraDrafts = pgTable("mascara_drafts", {
  visitorId: uuid("visitor_id")
    .primaryKey()
    .references(() => visitors.id, { onDelete: "cascade" }),
  code: text("code").notNull(),
  /** The furthest step it got to, 1 to 7. */
  step: smallint("step").notNull(),
  savedAt: instant("saved_at").notNull(),
});

/** The mascara an operator put before all others of a month in Japan, "2026-11". */
export const mascaraPicks = pgTable("mascara_picks", {
  month: text("month").primaryKey(),
  mascaraId: uuid("mascara_id")
    .notNull()
    .references(() => mascaras.id, { onDelete: "cascade" }),
  pickedAt: instant("picked_at").notNull(),
});
