import type { SiteCompanion } from "#server/http/site-companion.ts";

/** What the companion says of sites besides their lines, by site. */
export const siteCompanions: Readonly<Record<string, SiteCompanion>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<SiteCompanion>("../../sites/*/companion.server.ts", { eager: true, import: "companion" }),
  ).map(([file, companion]) => [file.split("/").at(-2) ?? file, companion]),
);
