// Builds the service worker into build/client/sw.js; runs after the app was built and before its files are compressed.
//   node tools/offline/build-service-worker.ts        OFFLINE=off builds the one that takes itself out of every browser
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { transform } from "lightningcss";
import { build } from "vite";
import type { WorkerSettings } from "#app/offline/worker-contract.ts";
import { routeIdOf } from "#app/kits/page/route-id.ts";
import { firstScreenOf } from "#app/kits/page/site-registry.ts";
import { languages } from "#contracts/languages.ts";
import type { Site } from "#contracts/site.ts";
import {
  type ClientManifest,
  readClientManifest,
  type RouteEntry,
  scriptsOf,
  stylesOf,
} from "../build/client-manifest.ts";
import { readSites } from "../sites/open-screens.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");
const source = join(root, "app/offline/worker");

/** What the worker lays in when it is installed may weigh this much, as it travels. */
const essentialBudgetBytes = 300_000;
const revisionPlaceholder = "revision-of-the-build";
/** Besides the preloaded ones: the cuts in which the hub's first page and the texts of the shell are set (tools/fonts/glyphs.ts). */
const textFonts = /-(frameText|gateText|shellText)-[\w-]+\.woff2$/;

const isOff = process.env.OFFLINE === "off";
const sites = await readSites();
const essentials = isOff ? [] : essentialFiles();
const style = isOff ? "" : writeStyle();
const settings: WorkerSettings = {
  revision: revisionPlaceholder,
  essentials: [...essentials, ...(style ? [style] : [])],
  style,
  queryNames: queryNames(),
  messages: messagesOf(),
};
const code = await bundle(isOff ? "unregister-worker.ts" : "hub-worker.ts", settings);
const revision = createHash("sha256").update(code).digest("hex").slice(0, 12);
writeFileSync(join(client, "sw.js"), code.replaceAll(revisionPlaceholder, revision));

const precachedBytes = settings.essentials.reduce((sum, address) => sum + transferBytes(address), 0);
if (precachedBytes > essentialBudgetBytes) {
  throw new Error(`the worker lays in ${precachedBytes} bytes, more than ${essentialBudgetBytes}`);
}
console.log(
  `${isOff ? "leaves" : revision}, ${kilobytes(transferBytes("/sw.js"))}; lays in ${settings.essentials.length} files, ${kilobytes(precachedBytes)}`,
);

/** The files of the first page of the hub and of the line that says the network is away, with everything they import. */
function essentialFiles(): string[] {
  const manifest = readClientManifest(client);
  const firstPages = sites.filter(({ isHub }) => isHub).map((site) => firstPageOf(site, manifest));
  const built = globSync("build/*", { cwd: client }).map((file) => `/${file}`);
  const line = built.filter((address) => /\/offline-line-[\w-]+\.(js|css)$/.test(address));
  const fonts = built.filter((address) => textFonts.test(address) || isPreloaded(address));
  return [
    ...new Set([
      ...withImports([...firstPages.flatMap((page) => scriptsOf(manifest, page)), ...line]),
      ...firstPages.flatMap((page) => stylesOf(manifest, page)),
      ...fonts,
    ]),
  ];
}

function firstPageOf(site: Site, { routes }: ClientManifest): RouteEntry {
  const id = routeIdOf(firstScreenOf(site));
  const page = routes[id];
  if (!page) throw new Error(`the build has no ${id}`);
  return page;
}

/** A preloaded font, under the name the build gave it: its own, a hash, its kind. */
function isPreloaded(address: string): boolean {
  const names = readFileSync(join(root, "app/generated/preloaded-fonts.ts"), "utf8").matchAll(
    /fonts\/([\w-]+)\.woff2/g,
  );
  return [...names].some(([, name = ""]) => address.startsWith(`/build/${name}-`) && address.endsWith(".woff2"));
}

function withImports(addresses: readonly string[]): string[] {
  const known = new Set(addresses);
  for (const address of known) {
    if (!address.endsWith(".js")) continue;
    const text = readFileSync(join(client, address), "utf8");
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g)) known.add(`/build/${name}`);
  }
  return [...known];
}

/** The style of the page without a copy, under a name that changes with it. */
function writeStyle(): string {
  const file = join(source, "offline-page.css");
  const { code: css } = transform({ filename: file, code: readFileSync(file), minify: true });
  const address = `/build/offline-page-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
  mkdirSync(join(client, "build"), { recursive: true });
  writeFileSync(join(client, address), css);
  return address;
}

function queryNames(): string[] {
  return [
    ...new Set(sites.flatMap(({ screens }) => screens.flatMap(({ query = [] }) => query as readonly string[]))),
  ].toSorted();
}

function messagesOf(): WorkerSettings["messages"] {
  const entries = languages.map((lang) => {
    const copy = JSON.parse(readFileSync(join(root, `app/shell/copy/${lang}.json`), "utf8")) as {
      connection: Record<"lost" | "found" | "notFound", string>;
      errors: Record<"offline" | "net", { message: string; action: string }>;
    };
    const { offline, net } = copy.errors;
    const { lost, found, notFound } = copy.connection;
    return [lang, { lost, message: offline.message, list: offline.action, again: net.action, found, notFound }];
  });
  return Object.fromEntries(entries) as WorkerSettings["messages"];
}

/** One plain script: browsers without module workers run it too. */
async function bundle(entry: string, offline: WorkerSettings): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { WORKER_SETTINGS: JSON.stringify(offline) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(source, entry), output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${entry} became no script`);
  return chunk.code;
}

/** The weight of a file as it travels. */
function transferBytes(address: string): number {
  const file = join(client, address);
  if (!existsSync(file)) throw new Error(`${address} was not built`);
  return file.endsWith(".woff2") ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
