import DataLoader from "dataloader";
import type { MiddlewareHandler } from "hono";
import type { SealDeed } from "#contracts/seal.ts";
import type { MasterDataSource } from "../modules/master-data/master-data.ts";
import { awardSeals } from "../modules/seals/award-seals.ts";
import type { Platform } from "../platform/platform.ts";
import type { ApiEnv } from "./api-env.ts";

/** Looks after a write whether its visitor has earned a seal in that site. */
export interface SealDesk {
  /** Ids of the seals that are new. Never throws: a seal that could not be given now is given at the next look. */
  look(visitorId: string, siteId: string): Promise<readonly string[]>;
}

/** While visitors write at the same moment they are looked at together. */
const gatherMs = 4;

/** Deeds that are done in more than one site: nights anywhere, meetings by a pack too, choices by eye in three places. */
const roaming: ReadonlySet<SealDeed> = new Set(["nights", "met", "blind-picks", "blind-rounds"]);

/** The desk of this process. */
export function makeSealDesk({
  platform: { database, clock, logger },
  masterData,
}: {
  platform: Pick<Platform, "database" | "clock" | "logger">;
  masterData: MasterDataSource;
}): SealDesk {
  async function give(visitorIds: readonly string[], siteId: string): Promise<string[][]> {
    const all = (await masterData.read())?.seals ?? [];
    const seals = all.filter(({ site, deed }) => site === siteId || roaming.has(deed));
    const given = await awardSeals(database, { visitorIds, seals, now: clock.now() });
    return visitorIds.map((id) => given.filter(({ visitorId }) => visitorId === id).map(({ sealId }) => sealId));
  }

  const loaders = new Map<string, DataLoader<string, string[]>>();
  const loaderOf = (siteId: string): DataLoader<string, string[]> => {
    const known = loaders.get(siteId);
    if (known) return known;
    const made = new DataLoader<string, string[]>((visitorIds) => give(visitorIds, siteId), {
      cache: false,
      maxBatchSize: 200,
      batchScheduleFn: (dispatch) => setTimeout(dispatch, gatherMs),
    });
    loaders.set(siteId, made);
    return made;
  };

  return {
    async look(visitorId, siteId) {
      try {
        return await loaderOf(siteId).load(visitorId);
      } catch (error) {
        logger.warn("seals-not-given", { siteId, error });
        return [];
      }
    },
  };
}

/** The header in which a write tells what seals it earned, ids with commas between. */
export const sealsHeader = "x-seals";

/** After a write of `siteId` that went through: gives what it earned, and says so in a header. */
export function giveSeals(desk: SealDesk, siteId: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const { visitorId } = c.var;
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.res.ok || visitorId === null) return;
    const given = await desk.look(visitorId, siteId);
    if (given.length > 0) c.header(sealsHeader, given.join(","));
  };
}
