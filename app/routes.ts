import { type RouteConfig, type RouteConfigEntry, index, layout, route } from "@react-router/dev/routes";
import type { Door } from "#contracts/door.ts";

// The doors of all sites. A new folder under sites/ is a new site; no line is added here.
const doors = Object.values(import.meta.glob<Door>("./sites/*/site.ts", { eager: true, import: "site" }));

/** Screens of a site that is not built yet share one module: its door is closed before anything is loaded. */
const unbuilt = "shell/door/unbuilt.tsx";

function screensOf(door: Door): RouteConfigEntry[] {
  return door.screens.map((screen) => {
    const file = screen.file ? `sites/${door.id}/${screen.file}` : unbuilt;
    const id = `${door.id}/${screen.id}:${screen.lang}`;
    return screen.path === "/" ? index(file, { id }) : route(screen.path, file, { id });
  });
}

export default [
  ...doors.map((door) => layout("shell/door/door.tsx", { id: `door/${door.zone}/${door.id}` }, screensOf(door))),
  ...(import.meta.env.DEV ? [route("workbench", "shell/workbench/workbench.tsx", { id: "shell/workbench:ja" })] : []),
  route("*", "shell/unknown.ts", { id: "shell/unknown" }),
] satisfies RouteConfig;
