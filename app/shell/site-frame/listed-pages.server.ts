import { siblingsOf } from "#app/kits/page/site-registry.ts";
import { sites } from "./site-registry.server.ts";

/** The fixed addresses that search engines may list, made absolute. Patterns with gaps are not addresses. */
export function listedPages(publicUrl: string): { url: string; alternates: { lang: string; url: string }[] }[] {
  const absolute = (path: string): string => new URL(path === "/" ? "/" : `/${path}`, publicUrl).href;
  return sites.flatMap((site) =>
    site.screens
      .filter((screen) => screen.index && !screen.path.includes(":"))
      .map((screen) => ({
        url: absolute(screen.path),
        alternates: siblingsOf(site, screen).map(({ lang, path }) => ({ lang, url: absolute(path) })),
      })),
  );
}
