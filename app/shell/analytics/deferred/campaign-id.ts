import { is } from "valibot";
import { campaignIdSchema } from "#contracts/analytics-event.ts";
import { landingQuery } from "#app/kits/analytics/track.ts";

const key = "kz_cid";

/**
 * The campaign id this visit came with: from the query of the first address, and kept while the tab is open, so
 * that it outlives a page load. Undefined without one.
 */
export function visitCampaignId(query: string = landingQuery): string | undefined {
  const given = new URLSearchParams(query).get("cid");
  if (is(campaignIdSchema, given)) {
    save(given);
    return given;
  }
  const saved = getSaved();
  return is(campaignIdSchema, saved) ? saved : undefined;
}

// A browser that closes its storage answers each touch with an error.
function save(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // The first address still holds it for as long as this document lives.
  }
}

function getSaved(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
