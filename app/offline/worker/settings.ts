import { cachePrefix, type WorkerSettings } from "../worker-contract.ts";

declare const WORKER_SETTINGS: WorkerSettings;

/** What the build wrote into this worker. */
export const settings: WorkerSettings = WORKER_SETTINGS;

/** Where the pages of this server take their files from; the server writes it before this worker. "" for this origin. */
export const assetBase: string = (globalThis as { kateAssetBase?: string }).kateAssetBase ?? "";

/** The caches of this worker. Fingerprinted art is the same for every build and outlives it. */
export const cacheNames = {
  shell: `${cachePrefix}shell-${settings.revision}`,
  files: `${cachePrefix}files-${settings.revision}`,
  pages: `${cachePrefix}pages-${settings.revision}`,
  data: `${cachePrefix}data-${settings.revision}`,
  /** The visitor's own: answers that new code could read otherwise leave with the build, too. */
  own: `${cachePrefix}own-${settings.revision}`,
  art: `${cachePrefix}art`,
} as const;

export type CacheName = (typeof cacheNames)[keyof typeof cacheNames];
