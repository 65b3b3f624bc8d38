import type { Settings } from "../platform/settings.ts";
import type { OutsideOrigins } from "./security-headers.ts";

/** The only other origins a page's policy ever names: the asset host, and the analytics tag where one is set. */
export function outsideOrigins(settings: Settings): OutsideOrigins {
  const assets = originOf(settings.assetBaseUrl);
  const tag = originOf(settings.analytics?.src);
  return {
    assets: assets && assets !== originOf(settings.publicUrl) ? assets : null,
    scripts: tag ? [tag] : [],
  };
}

function originOf(url: string | undefined | null): string | null {
  return url ? new URL(url).origin : null;
}
