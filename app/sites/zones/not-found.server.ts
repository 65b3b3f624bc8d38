import { textIn } from "#contracts/localized-text.ts";
import type { LoaderFunctionArgs } from "react-router";
import type { Site } from "#contracts/site.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { firstScreenOf } from "#app/kits/page/site-registry.ts";
import type { NearestSites } from "./contract.ts";
import { nearestPaths } from "./rules/nearest-paths.ts";

const defaultPaths = ["/scan", "/virtual_tester", "/lmw"];

/** The page as everybody gets it: the three site links of the first view. */
export function loadNotFound({ context }: LoaderFunctionArgs) {
  return { doors: linksTo(defaultPaths, context.get(pageContext).sites.all) };
}

/** The sites nearest to what one visitor typed. */
export function getNearestSites(requestedPath: string | null, sites: readonly Site[]): NearestSites {
  if (requestedPath === null) return { asked: requestedPath, doors: linksTo(defaultPaths, sites) };
  return { asked: requestedPath, doors: linksTo(nearestPaths(requestedPath, listPaths(sites), 3), sites) };
}

function listPaths(sites: readonly Site[]): string[] {
  return sites
    .filter((site) => site.id !== "zones" && site.id !== "lmk")
    .flatMap((site) =>
      site.screens.filter(({ path }) => !path.includes(":") && !path.includes("/")).map(({ path }) => `/${path}`),
    );
}

function linksTo(paths: readonly string[], sites: readonly Site[]): NearestSites["doors"] {
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
