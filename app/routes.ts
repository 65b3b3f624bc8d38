import { type RouteConfig, type RouteConfigEntry, index, layout, route } from "@react-router/dev/routes";
import type { Site } from "#contracts/site.ts";
import { routeIdOf } from "./kits/page/route-id.ts";

// The manifests of all sites. A new folder under sites/ is a new site; no line is added here.
const sites = Object.values(import.meta.glob<Site>("./sites/*/site.ts", { eager: true, import: "site" }));

/** Screens of a site that is not built yet share one module: the site is closed before anything is loaded. */
const unbuiltScreen = "shell/site-frame/unbuilt-screen.tsx";

function screensOf(site: Site): RouteConfigEntry[] {
  return site.screens.map((screen) => {
    const file = screen.file ? `sites/${site.id}/${screen.file}` : unbuiltScreen;
    const id = routeIdOf(screen);
    return screen.path === "/" ? index(file, { id }) : route(screen.path, file, { id });
  });
}

export default [
  ...sites.map((site) => layout("shell/site-frame/site-frame.tsx", { id: `${site.zone}/${site.id}` }, screensOf(site))),
  ...(import.meta.env.DEV ? [route("workbench", "shell/workbench/workbench.tsx", { id: "shell/workbench" })] : []),
  route("*", "shell/unknown.ts", { id: "shell/unknown" }),
] satisfies RouteConfig;
