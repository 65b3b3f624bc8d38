import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** What the lockfile says of a package at one place. */
export interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages of a lockfile by their places. */
export type Packages = Record<string, LockEntry>;

/** Writes what production is made of as CycloneDX 1.6, from the lockfile alone; returns a line about it. */
export function writeSbom(lockFile: string, target: string): string {
  const text = readFileSync(lockFile, "utf8");
  const bom = sbomOf(JSON.parse(text) as { packages: Packages }, createHash("sha256").update(text).digest("hex"));
  writeFileSync(target, `${JSON.stringify(bom, null, 1)}\n`);
  return `${bom.components.length} packages in production`;
}

/**
 * The bill of materials of a lockfile (version 3). Reached from the root by dependencies and optional dependencies,
 * so a peer that only development installs is not in it. The same lockfile gives the same bill.
 */
export function sbomOf({ packages }: { packages: Packages }, digest: string) {
  const product = packages[""] ?? {};
  const edges = productionEdges(packages);
  const paths = productionPaths(packages);
  const refOf = (place: string): string =>
    place === "" ? `pkg:npm/${product.name}@${product.version}` : purl(place, packages[place]);
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidFrom(digest)}`,
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": refOf(""), name: product.name, version: product.version },
    },
    components: unique(paths.map((place) => component(place, packages[place] ?? {}, refOf(place)))),
    dependencies: unique(
      ["", ...paths].map((place) => ({ "bom-ref": refOf(place), needs: edges.get(place) ?? [] })),
    ).map(({ "bom-ref": ref, needs }) => ({ ref, dependsOn: [...new Set(needs.map(refOf))].toSorted() })),
  };
}

/** Where the packages of production lie, sorted. */
export function productionPaths(packages: Packages): string[] {
  return [...productionEdges(packages).keys()].filter((place) => place !== "").toSorted();
}

/** From each place of production, the root's "" among them, to the places it needs. */
function productionEdges(packages: Packages): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  const waiting = [""];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (edges.has(place)) continue;
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    const needs = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
      (name) => resolveDependency(packages, place, name) ?? [],
    );
    edges.set(place, needs);
    waiting.push(...needs);
  }
  return edges;
}

function component(place: string, { version, integrity, license }: LockEntry, ref: string) {
  const [algorithm, digest] = integrity?.split(/-(.*)/) ?? [];
  return {
    type: "library",
    "bom-ref": ref,
    name: packageNameOf(place),
    version,
    purl: ref,
    ...(digest && algorithm === "sha512"
      ? { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }
      : {}),
    ...(license ? { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }] } : {}),
  };
}

/** Where a package finds another: in its own node_modules, else in those of the folders above it. */
function resolveDependency(packages: Packages, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
    const candidate = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (place === "") return undefined;
  }
}

const packageNameOf = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
const purl = (place: string, entry?: LockEntry): string =>
  `pkg:npm/${packageNameOf(place).replace("@", "%40")}@${entry?.version}`;

// The same package may lie at two places; the bill names it once.
function unique<T extends { "bom-ref": string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item["bom-ref"], item])).values()];
}

/** A name-based UUID (version 8): the bill carries no date and no dice. */
function uuidFrom(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
