import type { Screen, Site } from "#contracts/site.ts";

/** What an address leads to. */
export interface ScreenMatch {
  site: Site;
  screen: Screen;
  params: Record<string, string | undefined>;
  /** The address with the fixed segments as the manifest spells them; what a visitor typed in the gaps is kept. */
  canonicalPath: string;
}

/** Every site of the hub: how one site may name another without importing it. */
export interface SiteRegistry {
  /** The manifests, by folder. */
  all: readonly Site[];
  /** The screen that answers a document path, however its fixed segments are cased; null when no site does. */
  find(pathname: string): ScreenMatch | null;
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
  if (!first) throw new Error(`the site ${site.id} has no screen`);
  return first;
}
