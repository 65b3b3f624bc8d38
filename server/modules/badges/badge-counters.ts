/**
 * How each counter counts: SQL that gives a number for the visitor `who.id`. Every table is read by an index. What a site's
 * `badge-counters.server.ts` exports as `badgeCounters`; a badge names one of them and how many of it are needed.
 */
export type BadgeCounters = Readonly<Record<string, string>>;

/** How many rows the visitor has in a table; `where` says which of them count. */
export const countRows = (table: string, where = ""): string =>
  `SELECT count(*) FROM ${table} WHERE visitor_id = who.id${where && ` AND ${where}`}`;

/** How many kinds the visitor has among these rows. */
export const countDistinct = (kind: string, table: string, where = ""): string =>
  `SELECT count(DISTINCT ${kind}) FROM ${table} WHERE visitor_id = who.id${where && ` AND ${where}`}`;
