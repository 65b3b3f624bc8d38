import { hubTables } from "#server/modules/visitor-data/hub-tables.ts";
import type { SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of the hub and of every site. */
export const allTables: readonly SiteTables[] = [
  hubTables,
  ...Object.values(import.meta.glob<SiteTables>("../../sites/*/tables.server.ts", { eager: true, import: "tables" })),
];
