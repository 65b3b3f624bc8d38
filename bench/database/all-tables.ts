import { globSync } from "node:fs";
import { join } from "node:path";
import { hubTables } from "#server/modules/visitor-data/hub-tables.ts";
import type { SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

const root = join(import.meta.dirname, "../..");

/** The tables of the hub and of every site, read outside a build: there `import.meta.glob` is not known. */
export async function readAllTables(): Promise<readonly SiteTables[]> {
  const files = globSync("app/sites/*/tables.server.ts", { cwd: root }).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<{ tables: SiteTables }>));
  return [hubTables, ...modules.map(({ tables }) => tables)];
}
