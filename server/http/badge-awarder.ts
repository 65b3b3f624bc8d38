import DataLoader from "dataloader";
import type { MiddlewareHandler } from "hono";
import type { BadgeCounter } from "#contracts/badge.ts";
import type { MasterDataSource } from "../modules/master-data/master-data.ts";
import { awardBadges } from "../modules/badges/award-badges.ts";
import type { Platform } from "../platform/platform.ts";
import type { ApiEnv } from "./api-env.ts";

/** Checks after a write whether its visitor has earned a badge of that site. */
export interface BadgeAwarder {
  /** Ids of the badges that are new. Never throws: a badge that could not be given now is given at the next check. */
  award(visitorId: string, siteId: string): Promise<readonly string[]>;
}

/** While visitors write at the same moment they are looked at together. */
const gatherMs = 4;

/** Counters that more than one site adds to: days anywhere, encounters by a pack too, choices by eye in three places. */
const crossSiteCounters: ReadonlySet<BadgeCounter> = new Set(["nights", "met", "blind-picks", "blind-rounds"]);

/** The badge awarder of this process. */
export function createBadgeAwarder({
  platform: { database, clock, logger },
  masterData,
}: {
  platform: Pick<Platform, "database" | "clock" | "logger">;
  masterData: MasterDataSource;
}): BadgeAwarder {
  async function awardAll(visitorIds: readonly string[], siteId: string): Promise<string[][]> {
    const all = (await masterData.read())?.seals ?? [];
    const badges = all.filter(({ site, deed: counter }) => site === siteId || crossSiteCounters.has(counter));
    const awarded = await awardBadges(database, { visitorIds, badges, now: clock.now() });
    return visitorIds.map((id) =>
      awarded.filter(({ visitorId }) => visitorId === id).map(({ badgeId: sealId }) => sealId),
    );
  }

  const loaders = new Map<string, DataLoader<string, string[]>>();
  const loaderOf = (siteId: string): DataLoader<string, string[]> => {
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

/** After a write of `siteId` that went through: gives what it earned, and says so in a header. */
export function awardBadgesOnWrite(awarder: BadgeAwarder, siteId: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const { visitorId } = c.var;
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.res.ok || visitorId === null) return;
    const awarded = await awarder.award(visitorId, siteId);
    if (awarded.length > 0) c.header(badgesHeader, awarded.join(","));
  };
}
