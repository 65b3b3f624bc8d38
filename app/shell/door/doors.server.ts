import { matchRoutes } from "react-router";
import type { Door, Screen } from "#contracts/door.ts";

/** Every door of the hub, by folder. */
export const doors: readonly Door[] = Object.values(
  import.meta.glob<Door>("../../sites/*/site.ts", { eager: true, import: "site" }),
);

const routes = doors.flatMap((door) =>
  door.screens.map((screen) => ({ path: screen.path === "/" ? "/" : `/${screen.path}`, handle: { door, screen } })),
);

export interface FoundScreen {
  door: Door;
  screen: Screen;
  params: Record<string, string | undefined>;
  /** The address with the fixed segments as the door spells them; what a visitor typed in the gaps is kept. */
  canonicalPath: string;
}

/** The screen that answers a document path, however its fixed segments are cased; null when no door does. */
export function findScreen(pathname: string): FoundScreen | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return null;
  const { door, screen } = match.route.handle;
  return { door, screen, params: match.params, canonicalPath: canonicalPath(match.route.path, pathname) };
}

/** The other languages of a screen, itself included, as the door lists them. */
export function siblingsOf(door: Door, screen: Screen): Screen[] {
  const siblings = door.screens.filter((other) => other.id === screen.id);
  return siblings.length > 1 ? siblings : [];
}

/** True when the site has this screen built, whatever the kill switch says. */
export const isBuilt = (screen: Screen): boolean => screen.file !== undefined;

/** The screen a door opens on. */
export function entranceOf(door: Door): Screen {
  const entrance = door.screens[0];
  if (!entrance) throw new Error(`the door of ${door.id} has no screen`);
  return entrance;
}

function canonicalPath(pattern: string, pathname: string): string {
  const given = pathname.split("/").filter(Boolean);
  const fixed = pattern.split("/").filter(Boolean);
  return `/${given.map((segment, i) => (fixed[i]?.startsWith(":") ? segment : (fixed[i] ?? segment))).join("/")}`;
}
