import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ReviewContent } from "#contracts/review.ts";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** One review of one product. The columns of its content are those of the version that is shown, or of the first one. */
export const reviews = pgTable(
  "reviews",
  {
    /** The number in its address. Below 10,000: the demonstration. */
    id: integer("id").primaryKey(),
    /** Null: we made it, for the demo. */
    visitorId: uuid("visitor_id").references(() => visitors.id, { onDelete: "cascade" }),
    productId: text("product_id").notNull(),
    /** Places in the two lists of content/reviews/aliases.json. */
    aliasHead: smallint("alias_head").notNull(),
    aliasTail: smallint("alias_tail").notNull(),
    content: jsonb("content").$type<ReviewContent>().notNull(),
    /** Of the content, for lists and counts. */
    stars: smallint("stars").notNull(),
    source: text("source").notNull(),
    faceType: text("face_type"),
    skin: text("skin"),
    hasPhoto: boolean("has_photo").notNull(),
    /** Of the newest version: `waiting`, `published`, `returned`, `hidden`. */
    state: text("state").notNull(),
    reason: text("reason"),
    /** The newest version, from 1. */
    version: integer("version").notNull(),
    /** Some version of it can be read by everybody. */
    isShown: boolean("is_shown").notNull(),
    helpful: integer("helpful").notNull(),
    sentAt: moment("sent_at").notNull(),
    publishedAt: moment("published_at"),
    changedAt: moment("changed_at"),
  },
  (table) => {
    const shown = sql`is_shown`;
    return [
      unique("reviews_once").on(table.visitorId, table.productId),
      // Read from their ends, a page begins where the last one ended.
      index("reviews_new").on(table.publishedAt, table.id).where(shown),
      index("reviews_helpful").on(table.helpful, table.publishedAt, table.id).where(shown),
      index("reviews_dry")
        .on(sql`(-stars)`, table.publishedAt, table.id)
        .where(shown),
      index("reviews_product").on(table.productId, table.publishedAt, table.id).where(shown),
      index("reviews_waiting")
        .on(table.sentAt, table.id)
        .where(sql`state = 'waiting'`),
    ];
  },
);

/** Everything a writer ever sent, and what was decided of it. */
export const reviewVersions = pgTable(
  "review_versions",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    content: jsonb("content").$type<ReviewContent>().notNull(),
    /** As of a review, and `replaced`: a later version took its place before or after it was looked at. */
    state: text("state").notNull(),
    reason: text("reason"),
    sentAt: moment("sent_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.number] })],
);

/** Photos that came in; the pictures themselves lie in the store of photos under their id. */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** Null: no review was sent with it yet. */
    reviewId: integer("review_id").references(() => reviews.id, { onDelete: "cascade" }),
    widthPx: smallint("width_px").notNull(),
    heightPx: smallint("height_px").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    index("review_photos_visitor").on(table.visitorId, table.receivedAt),
    index("review_photos_review").on(table.reviewId),
    index("review_photos_loose")
      .on(table.receivedAt)
      .where(sql`review_id IS NULL`),
  ],
);

/** Who found what helpful, once. */
export const reviewHelpful = pgTable(
  "review_helpful",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorId] }),
    index("review_helpful_visitor").on(table.visitorId, table.at),
  ],
);

/** What readers said of a review; one of each, the last word counts. */
export const reviewReports = pgTable(
  "review_reports",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorId] }),
    index("review_reports_visitor").on(table.visitorId),
  ],
);

/** The last number that was given to a review. */
export const reviewNumbers = pgTable("review_numbers", {
  id: text("id").primaryKey(),
  last: integer("last").notNull(),
});
