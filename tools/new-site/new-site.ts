// Makes a working mini-site: manifest, screen, messages, sandbox, test, README. Everything else is explained in
// docs/guides/add-a-site.md.
//   npm run new:site -- <id> [--zone 1…5]
import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Site } from "#contracts/site.ts";
import { refusal } from "./refusal.ts";
import { siteFiles } from "./site-files.ts";

const sites = "app/sites";

const { values, positionals } = parseArgs({
  options: { zone: { type: "string", default: "5" } },
  allowPositionals: true,
});
const [id = ""] = positionals;
const zone = Number(values.zone);
const siteManifests = await readSites();
const refusalText = refusal(id, zone, siteManifests, existsSync(join(sites, id)));

if (refusalText !== null) {
  console.error(`${refusalText}\nnpm run new:site -- <id> [--zone 1…5]`);
  process.exitCode = 1;
} else {
  for (const [file, text] of siteFiles({ id, zone: zone as Site["zone"], order: nextOrder(zone) })) {
    const target = join(sites, id, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(target);
  }
  console.log(
    `\nThe door of ${id} stands on floor ${zone}, at /${id}. Next: give it its own name and promise in site.ts.`,
  );
}

/** After the last site of its zone. */
function nextOrder(zoneNumber: number): number {
  return (
    Math.max(0, ...siteManifests.filter((manifest) => manifest.zone === zoneNumber).map(({ order = 0 }) => order)) + 1
  );
}

function readSites(): Promise<Site[]> {
  const files = globSync(`${sites}/*/site.ts`).toSorted();
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { site: Site }).site),
  );
}
