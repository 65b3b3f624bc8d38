import type { DataDestination } from "#contracts/data-destination.ts";
import { externalDestinations, externalTag } from "#app/kits/analytics/destinations.server.ts";
import type { Settings } from "../platform/settings.ts";
import type { ExternalOrigins } from "./security-headers.ts";

/** The only other origins a page's policy ever names: the asset host, and the tag that the transmission table lists. */
export function getExternalOrigins(settings: Settings, transmissions: readonly DataDestination[]): ExternalOrigins {
  const assets = originOf(settings.assetBaseUrl);
  const tag = externalTag(externalDestinations(settings, transmissions)) && originOf(settings.analytics?.src);
  return {
    assets: assets && assets !== originOf(settings.publicUrl) ? assets : null,
    scripts: tag ? [tag] : [],
  };
}

function originOf(url: string | undefined | null): string | null {
  return url ? new URL(url).origin : null;
}
