import { textIn } from "#contracts/localized-text.ts";
import { sites, firstScreenOf } from "#app/shell/site-frame/site-registry.server.ts";
import type { NearestSites } from "./contract.ts";
import { nearestPaths } from "./rules/nearest-paths.ts";

const defaultPaths = ["/scan", "/virtual_tester", "/lmw"];

/** The page as everybody gets it: the three site links of the first view. */
export function loadNotFound() {
  return { doors: linksTo(defaultPaths) };
}

/** The sites nearest to what one visitor typed. */
export function getNearestSites(requestedPath: string | null): NearestSites {
  if (requestedPath === null) return { asked: requestedPath, doors: linksTo(defaultPaths) };
  return { asked: requestedPath, doors: linksTo(nearestPaths(requestedPath, listPaths(), 3)) };
}

function listPaths(): string[] {
  return sites
    .filter((site) => site.id !== "zones" && site.id !== "lmk")
    .flatMap((site) =>
      site.screens.filter(({ path }) => !path.includes(":") && !path.includes("/")).map(({ path }) => `/${path}`),
    );
}

function linksTo(paths: readonly string[]): NearestSites["doors"] {
  return paths.flatMap((path) => {
    const site = sites.find(({ screens }) => screens.some((screen) => `/${screen.path}` === path));
    if (!site) return [];
    const isEntrance = `/${firstScreenOf(site).path}` === path;
    const screen = site.screens.find((other) => `/${other.path}` === path);
    return [
      { path, name: isEntrance ? textIn(site.name, "ja") : (screen?.title ?? path), verb: textIn(site.verb, "ja") },
    ];
  });
}
