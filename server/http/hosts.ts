import type { Settings } from "../platform/settings.ts";

/** How one host of the deployment behaves. */
export interface HostProfile {
  kind: "main" | "mor" | "campaign" | "pre-release";
  /** Where the empty path leads; null for the hub itself. */
  home: string | null;
  /** A pre-release host says so on every page and alone honours `?at=` and `?seed=`. */
  hasBanner: boolean;
  isIndexed(now: Date): boolean;
}

/** 10:00 on 2024-01-10 in Japan: before it, mor hides from search engines on its own host. */
export const morLaunch = new Date("2024-01-10T10:00:00+09:00");

/** The table host → profile. An unknown host is treated as the main one and is never reflected anywhere. */
export function createHostTable(settings: Settings): (hostHeader: string | undefined) => HostProfile {
  const main: HostProfile = { kind: "main", home: null, hasBanner: false, isIndexed: () => true };
  const table = new Map<string, HostProfile>();
  for (const host of settings.campaignHosts)
    table.set(hostName(host), { ...main, kind: "campaign", home: "/campaign" });
  if (settings.morHost) {
    const isIndexed = (now: Date): boolean => now >= morLaunch;
    table.set(hostName(settings.morHost), { kind: "mor", home: "/mor", hasBanner: false, isIndexed });
  }
  for (const host of settings.preReleaseHosts) {
    table.set(hostName(host), { kind: "pre-release", home: null, hasBanner: true, isIndexed: () => false });
  }
  return (hostHeader) => table.get(hostName(hostHeader)) ?? main;
}

function hostName(header: string | undefined): string {
  return (header ?? "").toLowerCase().replace(/:\d+$/, "");
}
