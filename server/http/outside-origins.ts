import type { Transmission } from "#contracts/transmission.ts";
import { outsideDestinations, outsideTag } from "#app/shell/consent/destinations.server.ts";
import type { Settings } from "../platform/settings.ts";
import type { OutsideOrigins } from "./security-headers.ts";

/** The only other origins a page's policy ever names: the asset host, and the tag that the transmission table lists. */
export function outsideOrigins(settings: Settings, transmissions: readonly Transmission[]): OutsideOrigins {
  const assets = originOf(settings.assetBaseUrl);
  const tag = outsideTag(outsideDestinations(settings, transmissions)) && originOf(settings.analytics?.src);
  return {
    assets: assets && assets !== originOf(settings.publicUrl) ? assets : null,
    scripts: tag ? [tag] : [],
  };
}

function originOf(url: string | undefined | null): string | null {
  return url ? new URL(url).origin : null;
}
