import { matchRoutes } from "react-router";
import type { Site, Screen } from "#contracts/site.ts";

/** Every site manifest of the hub, by folder. */
export const sites: readonly Site[] = Object.values(
  import.meta.glob<Site>("../../sites/*/site.ts", { eager: true, import: "site" }),
);

const routes = sites.flatMap((site) =>
  site.screens.map((screen) => ({
    path: screen.path === "/" ? "/" : `/${screen.path}`,
    handle: { door: site, screen },
  })),
);

export interface ScreenMatch {
  site: Site;
  screen: Screen;
  params: Record<string, string | undefined>;
  /** The address with the fixed segments as the manifest spells them; what a visitor typed in the gaps is kept. */
  canonicalPath: string;
}

/** The screen that answers a document path, however its fixed segments are cased; null when no site does. */
export function findScreen(pathname: string): ScreenMatch | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return null;
  const { door: site, screen } = match.route.handle;
  return { site, screen, params: match.params, canonicalPath: canonicalPath(match.route.path, pathname) };
}

/** The other languages of a screen, itself included, as the manifest lists them. */
export function siblingsOf(site: Site, screen: Screen): Screen[] {
  const siblings = site.screens.filter((other) => other.id === screen.id);
  return siblings.length > 1 ? siblings : [];
}

/** True when the site has this screen built, whatever the kill switch says. */
export const isBuilt = (screen: Screen): boolean => screen.file !== undefined;

/** The screen a site opens on. */
export function firstScreenOf(site: Site): Screen {
  const first = site.screens[0];
  if (!first) throw new Error(`the door of ${site.id} has no screen`);
  return first;
}

function canonicalPath(pattern: string, pathname: string): string {
  const given = pathname.split("/").filter(Boolean);
  const fixed = pattern.split("/").filter(Boolean);
  return `/${given.map((segment, i) => (fixed[i]?.startsWith(":") ? segment : (fixed[i] ?? segment))).join("/")}`;
}
