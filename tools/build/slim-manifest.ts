import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readClientManifest } from "./client-manifest.ts";
import { type ClientManifest, type RouteEntry, writeManifestScript } from "./manifest-script.ts";

/**
 * Takes out of the route manifest, which every page loads, what a page knows without it: the files that every page has
 * anyway, and facts that are false or empty, which React Router reads like absent ones. Returns what there is to say.
 */
export function slimManifest(root: string): string {
  const [file] = globSync("build/client/build/manifest-*.js", { cwd: root });
  if (file === undefined) throw new Error("there is no route manifest; build the app first");
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const fullManifest = writeManifestScript(slimDown(readClientManifest(join(root, "build/client"))));
  writeFileSync(path, fullManifest);
  return `${text.length} → ${fullManifest.length} letters`;
}

/** The same manifest with less in it. */
export function slimDown(manifest: ClientManifest): ClientManifest {
  const common = new Set([...(manifest.entry.imports ?? []), ...(manifest.entry.css ?? [])]);
  const without = (files: string[] | undefined) => files?.filter((file) => !common.has(file));
  const routes = Object.entries(manifest.routes).map(([id, route]): [string, RouteEntry] => {
    // The root is what every page is built on: it keeps its lists.
    const own = id === "root" ? route : { ...route, imports: without(route.imports), css: without(route.css) };
    return [
      id,
      Object.fromEntries(Object.entries(own).filter(([, value]) => isInformative(value))) as unknown as RouteEntry,
    ];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

const isInformative = (value: unknown): boolean =>
  value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0);
