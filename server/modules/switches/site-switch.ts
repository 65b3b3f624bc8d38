import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";

/** A site that an operator closed by hand. */
export interface Closure {
  siteId: string;
  /** The day in Japan, "YYYY-MM-DD", on which it opens by itself; null: when the operator opens it. */
  reopensOn: string | null;
}

/** The tag of all pages of a site. */
export const siteTag = (siteId: string): string => `site:${siteId}`;
/** The tag of all pages that list sites and say which are open. */
export const sitesTag = "doors";

/** Closes or opens a site and has its pages, and the lists of sites, dropped everywhere. Belongs in a transaction. */
export async function setSiteSwitch(
  queries: Queries,
  { siteId, isClosed, reopensOn, now }: Closure & { isClosed: boolean; now: Date },
): Promise<void> {
  await queries.query({
    text: `INSERT INTO site_switches (site_id, closed, reopens_on, updated_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (site_id) DO UPDATE
           SET closed = excluded.closed, reopens_on = excluded.reopens_on, updated_at = excluded.updated_at`,
    values: [siteId, isClosed, reopensOn, now],
  });
  // Always in this order: two operators at once then wait for each other instead of locking up.
  await bumpPageVersion(queries, siteTag(siteId));
  await bumpPageVersion(queries, sitesTag);
}

/** The sites that were closed; those whose day of reopening has come are among them. */
export async function listClosures(queries: Queries): Promise<Closure[]> {
  const rows = await queries.query({
    name: "site-closures",
    text: "SELECT site_id, reopens_on FROM site_switches WHERE closed ORDER BY site_id",
  });
  return rows.map((row) => ({ siteId: row.site_id, reopensOn: row.reopens_on }));
}

/** True until the first moment of the day on which it reopens. Days are compared as "YYYY-MM-DD". */
export function isInForce({ reopensOn }: Closure, today: string): boolean {
  return reopensOn === null || today < reopensOn;
}
