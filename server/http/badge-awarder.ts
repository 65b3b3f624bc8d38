import DataLoader from "dataloader";
import type { MiddlewareHandler } from "hono";
import type { MasterDataSource } from "../modules/master-data/master-data.ts";
import { awardBadges } from "../modules/badges/award-badges.ts";
import type { BadgeCounters } from "../modules/badges/badge-counters.ts";
import { hubCounters } from "../modules/badges/hub-counters.ts";
import type { Platform } from "../platform/platform.ts";
import type { ApiEnv } from "./api-env.ts";

/** Checks after a write whether its visitor has earned a badge of that site, or of the hub: `null` is a write to the hub itself. */
export interface BadgeAwarder {
  /** Ids of the badges that are new. Never throws: a badge that could not be given now is given at the next check. */
  award(visitorId: string, siteId: string | null): Promise<readonly string[]>;
}

/** While visitors write at the same moment they are looked at together. */
const gatherMs = 4;

/** The badge awarder of this process. */
export function createBadgeAwarder({
  platform: { database, clock, logger },
  masterData,
  badgeCounters,
}: {
  platform: Pick<Platform, "database" | "clock" | "logger">;
  masterData: MasterDataSource;
  /** How the badges of all sites count. */
  badgeCounters: BadgeCounters;
}): BadgeAwarder {
  const counters = { ...hubCounters, ...badgeCounters };

  async function awardAll(visitorIds: readonly string[], siteId: string | null): Promise<string[][]> {
    const all = (await masterData.read())?.seals ?? [];
    const badges = all.filter(({ site, deed: counter }) => site === siteId || counter in hubCounters);
    const awarded = await awardBadges(database, { visitorIds, badges, counters, now: clock.now() });
    return visitorIds.map((id) => awarded.filter(({ visitorId }) => visitorId === id).map(({ badgeId }) => badgeId));
  }

  const loaders = new Map<string | null, DataLoader<string, string[]>>();
  const loaderOf = (siteId: string | null): DataLoader<string, string[]> => {
    const known = loaders.get(siteId);
    if (known) return known;
    const loader = new DataLoader<string, string[]>((visitorIds) => awardAll(visitorIds, siteId), {
      cache: false,
      maxBatchSize: 200,
      batchScheduleFn: (dispatch) => setTimeout(dispatch, gatherMs),
    });
    loaders.set(siteId, loader);
    return loader;
  };

  return {
    async award(visitorId, siteId) {
      try {
        return await loaderOf(siteId).load(visitorId);
      } catch (error) {
        logger.warn("seals-not-given", { siteId, error });
        return [];
      }
    },
  };
}

/** The header in which a write reports what badges it earned, ids with commas between. */
export const badgesHeader = "x-seals";

/** After a write of a site, or of the hub itself, that went through: gives what it earned, and says so in a header. */
export function awardBadgesOnWrite(awarder: BadgeAwarder, siteId: string | null): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const { visitorId } = c.var;
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.res.ok || visitorId === null) return;
    const awarded = await awarder.award(visitorId, siteId);
    if (awarded.length > 0) c.header(badgesHeader, awarded.join(","));
  };
}
