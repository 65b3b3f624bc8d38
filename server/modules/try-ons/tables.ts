import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { visitors } from "../../platform/tables.ts";

/** A shade a visitor wore and kept: only which one, and when. The picture stays on the phone. */
export const tryOns = pgTable(
  "try_ons",
  {
    id: uuid("id").primaryKey(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    productId: text("product_id").notNull(),
    triedAt: timestamp("tried_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (table) => [index("try_ons_visitor").on(table.visitorId, table.triedAt)],
);
