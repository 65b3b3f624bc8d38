import type { Queries } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";

/** What happens to a visitor's rows of one table when two visitors become one, and when one is erased. */
export interface VisitorTable {
  table: string;
  /** The category under which the data summary counts them. */
  category: DataCategory;
  /** The column, or SQL, that says when; null where there is none. */
  at: string | null;
  /** When a row is only part of another one of its category, as SQL: the data summary does not count it. */
  isPart?: string;
  /** What may be there once a visitor only; without it rows of both visitors stand side by side. */
  unique?: UniqueRule;
  /** When the visitor is erased: rows go, or stay under an id nobody has, because they were counted. `drop` unless said. */
  erase?: "drop" | "anonymous";
  /** What an anonymous row has in place of the visitor's id, as SQL: an id that nobody has unless said. */
  anonymousId?: string;
  /** Columns by which anonymous rows could still be told to belong together, as SQL that sets them. */
  anonymousColumns?: string;
}

/** Two rows that one visitor cannot have side by side. */
export interface UniqueRule {
  /** The columns, besides the visitor, in which they are the same. */
  keys: readonly string[];
  /** The row that stays has the smaller or the greater value of `by`; of equal ones the row of the visitor that stays. */
  keeps: "smaller" | "greater";
  /** A column, or SQL in which `row` is the row. */
  by: string;
  /** The other one goes, or stays without its visitor. `drop` unless said. */
  other?: "drop" | "anonymous";
}

/** When a page that everybody sees, by its tag, shows something of the visitors `$1`: a work of theirs, or their like in a number. */
export type SharedPageRule = readonly [tag: string, condition: string];

/**
 * What a site's `tables.server.ts` exports as `tables`: the tables that are its own, and what becomes of a visitor's rows
 * in them. Draws and votes keep the older record, single values the newer one, a best the better one; all else is united.
 */
export interface SiteTables {
  /** A table without a visitor's id has its name alone. */
  owned: readonly (VisitorTable | { table: string })[];
  /** The category that a visitor fills by doing something here: without any, myroom says what is still to be made. */
  fills?: DataCategory;
  sharedPages?: readonly SharedPageRule[];
  /** What is more than a choice between two rows, before the rows of `from` go to `into`. */
  beforeMerge?(queries: Queries, visitors: { from: string; into: string }): Promise<void>;
  /** What other visitors' rows must learn before this visitor's go. */
  beforeErase?(queries: Queries, visitorId: string): Promise<void>;
  /** Takes away what lies outside of the database of rows that are gone, once that is committed. May be called for nothing. */
  afterDelete?(platform: Pick<Platform, "database" | "clock" | "storage">): Promise<void>;
  /** Deletes what was kept for a limited time; every night. */
  deleteOld?(database: Queries, now: Date, signal: AbortSignal): Promise<void>;
}

/** The categories of what is kept of a visitor, in the order in which the data summary lists them. */
export const dataCategories = [
  "nights",
  "face",
  "monsters",
  "world",
  "prophecies",
  "votes",
  "mascaras",
  "palettes",
  "try-ons",
  "recipes",
  "hacks",
  "colours",
  "faces",
  "footprints",
  "paintings",
  "red",
  "draws",
  "wishes",
  "reviews",
  "films",
  "seals",
  "works",
  "answers",
  "counts",
] as const;
export type DataCategory = (typeof dataCategories)[number];

/** Of two rows the one with the smaller value of `by` stays. */
export const keepOlder = (by: string, ...keys: string[]): UniqueRule => ({ keys, keeps: "smaller", by });

/** Of two rows the one with the greater value of `by` stays. */
export const keepNewer = (by: string, ...keys: string[]): UniqueRule => ({ keys, keeps: "greater", by });

/** Those of the tables that have rows of visitors. */
export const listVisitorTables = (all: readonly SiteTables[]): VisitorTable[] =>
  all.flatMap(({ owned }) => owned.filter((one) => "category" in one));
