import { runInNewContext } from "node:vm";

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

/** What the page does with the short form: each route gets its name back, and that it shows something. Written by hand, as every page carries it. */
const unpackScript = `(m=>{for(let k in m.routes)m.routes[k]={id:k,hasDefaultExport:!0,...m.routes[k]};return m})`;

/** The script that gives a page its route manifest, without what goes without saying. */
export function writeManifestScript(manifest: ClientManifest): string {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortenRoute(route)]);
  return `window.__reactRouterManifest=${unpackScript}(${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) as unknown })})`;
}

function shortenRoute(route: RouteEntry): object {
  const { id: _id, hasDefaultExport, ...facts } = route;
  return hasDefaultExport ? facts : { hasDefaultExport: false, ...facts };
}

/** Reads a manifest's script as a page does, in the short form or as React Router wrote it. */
export function readManifestScript(script: string): ClientManifest {
  const window: { __reactRouterManifest?: ClientManifest } = {};
  runInNewContext(script, { window });
  if (!window.__reactRouterManifest) throw new Error("the script leaves no route manifest");
  // Back through text: what another context made has other prototypes.
  return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as ClientManifest;
}
