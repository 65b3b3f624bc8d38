import type { IncomingMessage } from "node:http";
import type { SiteRegistry } from "#app/kits/page/site-registry.ts";
import type { MasterDataSource } from "../modules/master-data/master-data.ts";
import type { SiteTables } from "../modules/visitor-data/visitor-table.ts";
import type { VoteQueue } from "../modules/votes/vote-queue.ts";
import type { PictureDecoder } from "../modules/pictures/picture-decoder.ts";
import type { Limits } from "../platform/limits/limits.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestInfo } from "./request-info.ts";

/** What every route of the API, those of the sites included, finds in its context (`c.var`). */
export interface ApiVariables {
  info: RequestInfo;
  platform: Platform;
  masterData: MasterDataSource;
  limits: Limits;
  /** Opens pictures that come in, in a process of its own. */
  pictureDecoder: PictureDecoder;
  /** Where the votes of this process gather. */
  voteQueue: VoteQueue;
  /** Every site, for a route that names others. */
  sites: SiteRegistry;
  /** The tables of the hub and of every site: what a visitor has, merges and takes along. */
  tables: readonly SiteTables[];
  /** Ends when this process begins to go: what streams ends with it, and the browser asks another process. */
  ending: AbortSignal;
  /** The visitor whose signed cookie came along; never null on a write, which needs one to pass. */
  visitorId: string | null;
  /** The body, once somebody read it. */
  bodyBytes?: Uint8Array;
}

/** The environment of a site's API: `const api = new Hono<ApiEnv>()`. */
export interface ApiEnv {
  Bindings: { incoming: IncomingMessage };
  Variables: ApiVariables;
}
