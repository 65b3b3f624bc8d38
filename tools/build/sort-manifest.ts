import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ClientManifest, readClientManifest } from "./client-manifest.ts";

/**
 * Puts the scripts that each screen imports into one order, those of most screens first: what many screens share then
 * stands in the manifest as the same run of text, and every page loads some two hundred bytes less of it. Resolves
 * with what there is to say.
 */
export function sortManifestImports(root: string): string {
  const clientFolder = join(root, "build/client");
  const manifest = readClientManifest(clientFolder);
  const [file = ""] = globSync("build/manifest-*.js", { cwd: clientFolder });
  const sorted = withSortedImports(manifest);
  writeFileSync(join(clientFolder, file), `window.__reactRouterManifest=${JSON.stringify(sorted)};`);
  return `${Object.keys(sorted.routes).length} routes`;
}

/** The manifest with each route's imports in the order of how many routes have them, then of their names. */
export function withSortedImports(manifest: ClientManifest): ClientManifest {
  const uses = new Map<string, number>();
  for (const { imports = [] } of Object.values(manifest.routes))
    for (const file of imports) uses.set(file, (uses.get(file) ?? 0) + 1);
  const byUse = (a: string, b: string): number => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1);
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route.imports ? { ...route, imports: route.imports.toSorted(byUse) } : route,
  ]);
  return { ...manifest, routes: Object.fromEntries(routes) as ClientManifest["routes"] };
}
