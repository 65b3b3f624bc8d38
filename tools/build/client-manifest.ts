import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One entry of React Router's client manifest. Addresses are absolute (`/build/…`). */
export interface ManifestEntry {
  module: string;
  imports?: string[];
  css?: string[];
}

export interface RouteEntry extends ManifestEntry {
  id: string;
  parentId?: string;
  hasDefaultExport?: boolean;
}

export interface ClientManifest {
  entry: ManifestEntry;
  routes: Record<string, RouteEntry>;
  /** Address of the manifest itself, which every page loads. */
  url: string;
}

/** The manifest of the built client. Throws when there is none or more than one. */
export function readClientManifest(clientFolder: string): ClientManifest {
  const files = globSync("build/manifest-*.js", { cwd: clientFolder });
  if (files.length !== 1) throw new Error(`${clientFolder} holds ${files.length} route manifests; build the app first`);
  const script = readFileSync(join(clientFolder, files[0] ?? ""), "utf8");
  return JSON.parse(script.replace("window.__reactRouterManifest=", "").replace(/;$/, "")) as ClientManifest;
}

/** A screen with everything above it: root, site frame, screen. */
export function chainOf(manifest: ClientManifest, route: RouteEntry): RouteEntry[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...chainOf(manifest, parent), route] : [route];
}

/** The scripts that must be there before a screen answers to a tap, each once. */
export function scriptsOf(manifest: ClientManifest, route: RouteEntry): string[] {
  const entries: ManifestEntry[] = [manifest.entry, ...chainOf(manifest, route)];
  return [...new Set([manifest.url, ...entries.flatMap(({ module, imports = [] }) => [module, ...imports])])];
}

/** The style sheets that hold up the first paint of a screen. */
export function stylesOf(manifest: ClientManifest, route: RouteEntry): string[] {
  // React Router marks a sheet that several routes share with an empty fragment.
  const sheets = [manifest.entry, ...chainOf(manifest, route)].flatMap(({ css = [] }) => css);
  return [...new Set(sheets.map((sheet) => sheet.replace(/#.*$/, "")))];
}

/** Every file a page without a site of its own already has; what a screen adds to these is the site's. */
export function sharedScripts(manifest: ClientManifest): Set<string> {
  const shared = Object.values(manifest.routes).filter(({ id }) => id === "root" || isSiteFrame(id));
  const entries: ManifestEntry[] = [manifest.entry, ...shared];
  return new Set([manifest.url, ...entries.flatMap(({ module, imports = [] }) => [module, ...imports])]);
}

/** The frame of a site, by its id in app/routes.ts: `<zone>/<site>`. */
export const isSiteFrame = (id: string | undefined): boolean => id !== undefined && /^\d\//.test(id);
