import { glob, stat } from "node:fs/promises";
import type { Plugin } from "vite";
import type { Site } from "#contracts/site.ts";
import { readSites } from "../sites/open-screens.ts";

/** The entries of every page: the start, the root and the frame of a site. */
const everyPageEntry = /\/app\/(entry\.client|root|shell\/site-frame\/site-frame)\.tsx(\?|$)/;

const sharedStyles = /\/app\/(generated\/fonts|shell|kits\/(ui|page))(?!.*\/deferred\/).*\.css$/;

/** What fewer screens share stays with them: in the shell, all others would carry it. */
const shellShare = 0.39;

/** Of what is this small and stands alone, fewer are enough: a file of its own weighs more, by its name in every page's list of routes. */
const smallModule = { characters: 500, shellShare: 0.165 };

/** What a page may carry of styles it needs later, or on another screen. */
const maxStyleBytes = { ofSite: 20_000, ofFolder: 8_000 };

/** The styles of a part that fewer sites have stay with these: all others would wait for them before their first paint. */
const minStyleSites = 4;

/** Entries and their static imports, as the bundler knows them. */
export interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { isEntry: boolean; importedIds: readonly string[]; code: string | null } | null;
}

/**
 * Few, long-lived files on the phone: what never changes between deploys of a site stays cached. No module is named here:
 * what belongs to the shell follows from the imports.
 */
export function chunkGroups(): Plugin {
  let shell: ReadonlySet<string> = new Set();
  let rareStyles: ReadonlySet<string> = new Set();
  const groups = [
    {
      name: "framework",
      test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
      priority: 20,
    },
    // On a slow line each small stylesheet costs a round trip before the first paint: frame and parts
    // share one file, the pages of the hub another. What lies in `deferred/` is fetched later, with its styles.
    {
      name: "shell",
      test: (id: string) => shell.has(id) || (sharedStyles.test(id) && !rareStyles.has(id)),
      priority: 5,
    },
  ];
  return {
    name: "chunk-groups",
    apply: "build",
    async config() {
      const output = { codeSplitting: { groups: [...groups, ...(await findStyleGroups())] } };
      return { environments: { client: { build: { rolldownOptions: { output } } } } };
    },
    buildEnd() {
      if (this.environment.name !== "client") return;
      shell = findShellModules(this);
      rareStyles = findRareStyles(this);
    },
  };
}

/**
 * The styles of a site are one file with its typefaces, what comes later with them: on a slow line each file more costs a round
 * trip before the first paint. A site with more styles than the rest has one for each of its small folders.
 */
export async function findStyleGroups() {
  const groups = await Promise.all((await readSites()).map(groupStylesOf));
  return groups.flat();
}

async function groupStylesOf({ id: siteId, isHub }: Pick<Site, "id" | "isHub">) {
  const sizes = new Map<string, number>();
  for await (const file of glob(`app/sites/${siteId}/**/*.css`)) {
    const folder = file.split("/").slice(2, 4).join("/");
    sizes.set(folder, (sizes.get(folder) ?? 0) + (await stat(file)).size);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // The floors are the first page of most, and lead to each other.
  if (isHub || total <= maxStyleBytes.ofSite)
    return [styleGroup(`sites/${siteId}`, `/app/generated/site-fonts/${siteId}.css`)];
  const small = [...sizes].filter(([, size]) => size <= maxStyleBytes.ofFolder);
  return small.map(([folder]) => styleGroup(`sites/${folder}`));
}

const styleGroup = (folder: string, fonts?: string) => ({
  name: `styles-${folder.split("/").slice(1).join("-")}`,
  test: (id: string): boolean =>
    id.endsWith(".css") && (id.includes(`/app/${folder}/`) || (fonts !== undefined && id.endsWith(fonts))),
  priority: 10,
});

/**
 * What every page needs, and what many screens do (`shellShare`): all that those entries import, directly or by others.
 * What is fetched by `import()` does not count; the entries are files of their own anyway.
 */
export function findShellModules(graph: ModuleGraph): Set<string> {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry);
  const screens = entries.filter((id) => !everyPageEntry.test(id));
  const screenCounts = new Map<string, number>();
  for (const id of screens.flatMap((screen) => [...reach(screen, graph)]))
    screenCounts.set(id, (screenCounts.get(id) ?? 0) + 1);
  const ofEveryPage = entries.filter((id) => everyPageEntry.test(id)).flatMap((entry) => [...reach(entry, graph)]);
  const shareFor = (id: string): number => {
    const { code = null, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    // What it imports would come along.
    const isAlone = importedIds.every((imported) => /node_modules/.test(imported) || ofEveryPage.includes(imported));
    return isAlone && !isStyles(id) && code !== null && code.length <= smallModule.characters
      ? smallModule.shellShare
      : shellShare;
  };
  const ofMostScreens = [...screenCounts]
    .filter(([id, count]) => count >= screens.length * shareFor(id))
    .map(([id]) => id);
  return new Set([...ofEveryPage, ...ofMostScreens].filter((id) => !graph.getModuleInfo(id)?.isEntry));
}

const isStyles = (id: string): boolean => /\.css(\?|$)/.test(id);

/** The styles that only a few sites need, whether their parts come with the page or later. */
export function findRareStyles(graph: ModuleGraph): Set<string> {
  const sitesOfStyle = new Map<string, Set<string>>();
  const ofEveryPage = new Set<string>();
  for (const id of graph.getModuleIds()) {
    const site = /\/app\/sites\/([^/]+)\//.exec(id)?.[1];
    if (site === undefined && !/\/app\/(entry|root|shell|offline)/.test(id)) continue;
    for (const reached of reach(id, graph)) {
      if (!isStyles(reached)) continue;
      if (site === undefined) ofEveryPage.add(reached);
      else sitesOfStyle.set(reached, (sitesOfStyle.get(reached) ?? new Set()).add(site));
    }
  }
  const rare = [...sitesOfStyle].filter(([id, sites]) => sites.size < minStyleSites && !ofEveryPage.has(id));
  return new Set(rare.map(([id]) => id));
}

/** An entry with everything it imports statically. */
function reach(entry: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([entry]);
  // A set is walked on while it grows.
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
