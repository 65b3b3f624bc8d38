import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Packages, productionPaths } from "../build/sbom.ts";
import { faces, siteFaces } from "../fonts/faces.ts";
import { noticesText, readNotice } from "./read-notices.ts";

/** Under this address every visitor finds the notices. */
export const noticesAddress = "/third-party-notices.txt";
/** What Vite says it put into the scripts for phones (`build.license` in vite.config.ts). */
const bundled = "build/client/.vite/license.json";

/**
 * Writes the notices of everything that visitors get or the server runs: the packages of production, what lies in the
 * scripts for phones, and the typefaces the cuts come from. Needs the built client. Returns a line about it.
 */
export function writeNotices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Packages };
  const inScripts = JSON.parse(readFileSync(join(root, bundled), "utf8")) as { name: string }[];
  const places = new Set([
    ...productionPaths(packages),
    ...inScripts.map(({ name }) => `node_modules/${name}`),
    ...[...faces, ...siteFaces].map(({ source }) => `node_modules/${packageOf(source)}`),
  ]);
  const notices = [...places].map((place) => readNotice(join(root, place))).filter((notice) => notice !== null);
  const silent = notices.filter(({ licence, texts }) => licence === "see below" && texts.length === 0);
  if (silent.length > 0)
    throw new Error(`no licence is known of ${silent.map(({ name }) => name).join(", ")}: may we ship them?`);
  const file = join(root, "build/static", noticesAddress);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, noticesText(unique(notices)));
  return `${notices.length} packages, at ${noticesAddress}`;
}

const packageOf = (source: string): string => source.split("/").slice(0, 2).join("/");

/** The same version may lie at two places. */
function unique<One extends { name: string; version: string }>(items: readonly One[]): One[] {
  return [...new Map(items.map((item) => [`${item.name} ${item.version}`, item])).values()];
}
