import type { SiteFrameData } from "#app/kits/page/site-frame-data.ts";
import { isLanding } from "../../landing/is-landing.ts";

/** False on the landing of a share, which belongs to the thing shared, and inside a scene. */
export function canAskHere({ landing, isFullScreen }: Partial<SiteFrameData>, search: string): boolean {
  return !isLanding(landing, search) && !isFullScreen;
}
