import type { UIMatch } from "react-router";
import type { SiteFrameData } from "./site-frame-data.ts";

/** What the site around the screen was loaded with; empty outside of all sites, and where a site is closed. */
export function frameDataOf(matches: readonly Pick<UIMatch, "id" | "loaderData">[]): Partial<SiteFrameData> {
  const loaded = matches.find(({ id }) => /^\d\//.test(id))?.loaderData;
  return (loaded as SiteFrameData | undefined) ?? {};
}
