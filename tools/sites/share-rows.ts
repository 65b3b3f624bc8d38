import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShareRow } from "#app/kits/share/share-row.ts";

const sites = join(import.meta.dirname, "../../app/sites");

/** Every row of every site's `share.ts`, with the folder of its site. */
export async function readShareRows(): Promise<{ siteId: string; row: ShareRow }[]> {
  const files = globSync("*/share.ts", { cwd: sites }).toSorted();
  const rows = files.map(async (file) => {
    const shares = (await import(pathToFileURL(join(sites, file)).href)) as Record<string, ShareRow>;
    return Object.values(shares).map((row) => ({ siteId: file.split(/[\\/]/)[0] ?? file, row }));
  });
  return (await Promise.all(rows)).flat();
}
