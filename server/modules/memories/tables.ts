import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { MemoryChoices } from "#contracts/memory.ts";
import { visitors } from "../../platform/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** What a visitor remembers of red: the chapters that are done, and the red at their end. */
export const memories = pgTable(
  "red_memories",
  {
    visitorId: uuid("visitor_id")
      .primaryKey()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** Numbers of lines in content/reds. */
    choices: jsonb("choices").$type<MemoryChoices>().notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** The red, once it has a name: what the sea shows of it. A later one takes its place. */
    redId: uuid("red_id"),
    code: text("code"),
    /** `#rrggbb`; follows from the code. */
    hex: text("hex"),
    rememberedAt: moment("remembered_at"),
    /** What its visitor calls it; shown to nobody else. */
    petName: text("pet_name"),
  },
  (table) => [
    index("red_memories_newest").on(table.rememberedAt.desc(), table.redId.desc()),
    index("red_memories_code").on(table.code),
  ],
);

/** Pixels that visitors lit in the common picture of a no-red event: one a visitor and event, kept for ever. */
export const noRedPixels = pgTable(
  "red_pixels",
  {
    nightId: text("night_id").notNull(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** Counts up from 0 in each event; the picture knows where the n-th pixel lies. */
    place: integer("place").notNull(),
    hex: text("hex").notNull(),
    litAt: moment("lit_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.nightId, table.visitorId] }),
    uniqueIndex("red_pixels_place").on(table.nightId, table.place),
    index("red_pixels_visitor").on(table.visitorId),
  ],
);
