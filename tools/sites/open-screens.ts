import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site, Screen } from "#contracts/site.ts";

const sites = join(import.meta.dirname, "../../app/sites");

/** A screen with its site and an address one can open. */
export interface OpenScreen {
  site: Site;
  screen: Screen;
  address: string;
}

/** Something that fits the gaps of an address; what a site shows for an id nobody has is its own affair. */
const samples: Record<string, string> = {
  ":areaId": "3",
  ":gameId": "6",
  ":stageId": "7",
  ":monsterId": "07",
  ":faceTypeCode": "KIKA",
};

/** All site manifests, as the sites' folders hold them. */
export function readSites(): Promise<Site[]> {
  const files = globSync("*/site.ts", { cwd: sites }).toSorted();
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(join(sites, file)).href)) as { site: Site }).site),
  );
}

/** Every screen that is a page, not a redirection or a file, and whose address can be opened without an id that only a database knows. */
export async function openScreens(): Promise<OpenScreen[]> {
  const siteManifests = await readSites();
  return siteManifests.flatMap((manifest) =>
    manifest.screens
      .filter(({ file }) => file === undefined || file.endsWith(".tsx"))
      .flatMap((screen) => addressOf(screen).map((address) => ({ site: manifest, screen, address }))),
  );
}

/** The screens of `openScreens` whose address has no gap. */
export async function fixedScreens(): Promise<OpenScreen[]> {
  return (await openScreens()).filter(({ screen }) => !screen.path.includes(":"));
}

function addressOf({ path, file }: Screen): string[] {
  if (path === "/") return ["/"];
  const filled = path
    .split("/")
    .filter((segment) => !segment.endsWith("?"))
    .map((segment) => samples[segment] ?? segment);
  const isOpen = !filled.some((segment) => segment.startsWith(":"));
  // A closed site does not look at the id: any will do.
  if (!isOpen && file !== undefined) return [];
  return [`/${filled.map((segment) => (segment.startsWith(":") ? "sample1" : segment)).join("/")}`];
}
