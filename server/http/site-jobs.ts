import type { MasterDataSource } from "../modules/master-data/master-data.ts";
import type { Job } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";

/**
 * What a site's `jobs.server.ts` exports as `jobs`: its work by the clock. The database of its platform is the one for long queries:
 * nobody waits for an answer.
 */
export type SiteJobs = (parts: { platform: Platform; masterData: MasterDataSource }) => Job[];
