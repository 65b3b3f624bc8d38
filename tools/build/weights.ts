import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { isSiteFrame, readClientManifest, scriptsOf, sharedScripts, stylesOf } from "./client-manifest.ts";
import type { ClientManifest, RouteEntry } from "./client-manifest.ts";

/** A measured weight. Bytes of kB = 1,000; scripts and styles as brotli. Without a budget it only informs. */
export interface Weight {
  what: string;
  bytes: number;
  budgetBytes?: number;
}

/** The numbers of architecture.md §6 that can be read from files. */
const budgets = {
  script: 128_000,
  framework: 98_000,
  shell: 15_000,
  site: 15_000,
  blockingStyles: 20_000,
  preloadedFonts: 90_000,
  firstViewFonts: 140_000,
  picture: 60_000,
  hero: 90_000,
  sharePicture: 300_000,
  assets: 120_000_000,
} as const;

/** What a first view of zone 1 sets in type: see the glyph sets of tools/fonts/glyphs.ts. */
const firstViewCuts = /-(latinSigns|frameText|frameBold|frameDisplay|gateDisplay|gateText)\.woff2$/;
/** What every page sets in type, and what a site adds (its glyphs.json). */
const frameCuts = /-(latinSigns|frameText|frameBold|frameDisplay)\.woff2$/;
const siteCut = /-\d00-([a-z-]+)-(?:text|bold|display)\.woff2$/;
/** The same for pages whose script is not Japanese; their sites are called `<site>-zh` and `<site>-ko`. */
const scriptFrames: Readonly<Record<string, RegExp>> = {
  zh: /-latinSigns\.woff2$|noto-sans-tc-\d00-(zhFrame|foreignSigns)\.woff2$/,
  ko: /-latinSigns\.woff2$|noto-sans-kr-\d00-(koFrame|foreignSigns)\.woff2$/,
};
/** The picture a phone of 390 px at two dots a pixel may choose at most; that of zone 1 is shown wider than the column. */
const heroPictures = new Set(["zone1-gate"]);

/** Weighs the built client, the fonts and the art. Needs a finished build. */
export async function measureWeights(root: string): Promise<Weight[]> {
  const client = join(root, "build/client");
  const manifest = readClientManifest(client);
  const sizeOf = memoize((address: string) => brotliBytes(join(client, address)));
  return [
    ...scriptWeights(manifest, sizeOf),
    ...styleWeights(manifest, sizeOf),
    ...fontWeights(root),
    ...pictureWeights(root),
  ];
}

function scriptWeights(manifest: ClientManifest, sizeOf: (address: string) => number): Weight[] {
  const shared = sharedScripts(manifest);
  const isFramework = (address: string): boolean =>
    address === manifest.entry.module || /\/(framework|manifest|rolldown-runtime)-/.test(address);
  const sum = (addresses: string[]): number => addresses.reduce((total, address) => total + sizeOf(address), 0);
  const common = [...shared];
  const perScreen = screensByModule(manifest).flatMap(({ name, route }): Weight[] => {
    const all = scriptsOf(manifest, route);
    return [
      { what: `script   ${name}`, bytes: sum(all), budgetBytes: budgets.script },
      {
        what: `  its own ${name}`,
        bytes: sum(all.filter((address) => !shared.has(address) && !isFramework(address))),
        budgetBytes: budgets.site,
      },
    ];
  });
  return [
    { what: "script: framework", bytes: sum(common.filter(isFramework)), budgetBytes: budgets.framework },
    {
      what: "script: shell and kits",
      bytes: sum(common.filter((address) => !isFramework(address))),
      budgetBytes: budgets.shell,
    },
    ...perScreen,
  ];
}

function styleWeights(manifest: ClientManifest, sizeOf: (address: string) => number): Weight[] {
  return screensByModule(manifest).map(({ name, route }) => ({
    what: `styles   ${name}`,
    bytes: stylesOf(manifest, route).reduce((total, address) => total + sizeOf(address), 0),
    budgetBytes: budgets.blockingStyles,
  }));
}

/** Several addresses may share one module: it is weighed once, under the name of its first screen. */
function screensByModule(manifest: ClientManifest): { name: string; route: RouteEntry }[] {
  const screens = Object.values(manifest.routes).filter(({ parentId }) => isSiteFrame(parentId));
  const byModule = new Map(screens.toReversed().map((route) => [route.module, route]));
  return [...byModule.values()]
    .map((route) => ({ name: route.id, route }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function fontWeights(root: string): Weight[] {
  const folder = join(root, "app/generated");
  const files = globSync("fonts/*.woff2", { cwd: folder })
    .map((file) => join(folder, file))
    .toSorted();
  const preloaded = new Set(
    [...readFileSync(join(folder, "preloaded-fonts.ts"), "utf8").matchAll(/fonts\/([^"?]+)/g)].map((found) => found[1]),
  );
  return [
    {
      what: "fonts: preloaded",
      bytes: total(files.filter((file) => preloaded.has(basename(file)))),
      budgetBytes: budgets.preloadedFonts,
    },
    {
      what: "fonts: first view of the gate",
      bytes: total(files.filter((file) => firstViewCuts.test(file))),
      budgetBytes: budgets.firstViewFonts,
    },
    ...siteFontWeights(files),
    ...files.map((file) => ({ what: `  ${basename(file)}`, bytes: statSync(file).size })),
  ];
}

/** The frame's cuts and a site's own: what its pages set in type, at most. */
function siteFontWeights(files: readonly string[]): Weight[] {
  const frameOf = (site: string): number => {
    const cuts = scriptFrames[site.split("-").at(-1) ?? ""] ?? frameCuts;
    return total(files.filter((file) => cuts.test(file)));
  };
  const siteOf = (file: string): string | undefined => basename(file).match(siteCut)?.[1];
  const sites = [...new Set(files.flatMap((file) => siteOf(file) ?? []))];
  return sites.map((site) => ({
    what: `fonts: pages of ${site}`,
    bytes: frameOf(site) + total(files.filter((file) => siteOf(file) === site)),
    budgetBytes: budgets.firstViewFonts,
  }));
}

function pictureWeights(root: string): Weight[] {
  const assets = join(root, "public/assets");
  const wide = globSync("v/*/*.avif", { cwd: assets }).filter((file) =>
    /^(zone1-gate|closed-door-\d)@(780|1080)\.avif$/.test(basename(file)),
  );
  const shared = globSync("v/*/share-*.{jpg,png}", { cwd: assets });
  return [
    ...wide.toSorted().map((file) => ({
      what: `picture  ${basename(file)}`,
      bytes: statSync(join(assets, file)).size,
      budgetBytes: heroPictures.has(basename(file).split("@")[0] ?? "") ? budgets.hero : budgets.picture,
    })),
    ...shared.toSorted().map((file) => ({
      what: `picture  ${basename(file)}`,
      bytes: statSync(join(assets, file)).size,
      budgetBytes: budgets.sharePicture,
    })),
    {
      what: "art: all of public/assets",
      bytes: total(globSync("**/*.*", { cwd: assets }).map((file) => join(assets, file))),
      budgetBytes: budgets.assets,
    },
  ];
}

/** The file as it travels: what the build compressed, else compressed now. */
function brotliBytes(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

const total = (files: string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0);

function memoize(measure: (address: string) => number): (address: string) => number {
  const measured = new Map<string, number>();
  return (address) => {
    const bytes = measured.get(address) ?? measure(address);
    measured.set(address, bytes);
    return bytes;
  };
}
