import { textIn } from "#contracts/localized-text.ts";
import { doors, entranceOf } from "#app/shell/door/doors.server.ts";
import type { Nearest } from "./contract.ts";
import { nearestPaths } from "./rules/nearest.ts";

const firstThree = ["/scan", "/virtual_tester", "/lmw"];

/** The page as everybody gets it: the three doors of the first view. */
export function loadLost() {
  return { doors: linksTo(firstThree) };
}

/** The doors nearest to what one visitor typed. */
export function nearestTo(asked: string | null): Nearest {
  if (asked === null) return { asked, doors: linksTo(firstThree) };
  return { asked, doors: linksTo(nearestPaths(asked, listedPaths(), 3)) };
}

function listedPaths(): string[] {
  return doors
    .filter((door) => door.id !== "zones" && door.id !== "lmk")
    .flatMap((door) =>
      door.screens.filter(({ path }) => !path.includes(":") && !path.includes("/")).map(({ path }) => `/${path}`),
    );
}

function linksTo(paths: readonly string[]): Nearest["doors"] {
  return paths.flatMap((path) => {
    const door = doors.find(({ screens }) => screens.some((screen) => `/${screen.path}` === path));
    if (!door) return [];
    const isEntrance = `/${entranceOf(door).path}` === path;
    const screen = door.screens.find((other) => `/${other.path}` === path);
    return [
      { path, name: isEntrance ? textIn(door.name, "ja") : (screen?.title ?? path), verb: textIn(door.verb, "ja") },
    ];
  });
}
