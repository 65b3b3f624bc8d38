import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { firstScreenOf, siblingsOf } from "#app/kits/page/site-registry.ts";
import type { SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** Which site a visitor fills which category of the visitor data in, as the sites declare it. */
const siteOfKind: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(import.meta.glob<SiteTables>("../../*/tables.server.ts", { eager: true, import: "tables" })).flatMap(
    ([file, { fills }]) => (fills ? [[fills, file.split("/").at(-2) ?? file]] : []),
  ),
);

/** Where a site is, as this page leads to it. */
export interface SiteLink {
  name: string;
  path: string;
}

/** The same for all visitors: the links to the sites, and the entrances that speak other languages. */
export function loader({ context }: LoaderFunctionArgs) {
  const sites = context.get(pageContext).sites.all;
  const siteLinks = Object.fromEntries(
    sites.map((site): [string, SiteLink] => [
      site.id,
      { name: site.name.ja ?? site.id, path: pathOf(firstScreenOf(site).path) },
    ]),
  );
  const [scan] = sites.filter(({ id }) => id === "scan");
  const languages = scan
    ? siblingsOf(scan, firstScreenOf(scan)).map(({ lang, path }) => ({ lang, path: pathOf(path) }))
    : [];
  return { siteLinks, siteOfKind, languages };
}

const pathOf = (path: string): string => (path === "/" ? "/zone1" : `/${path}`);
