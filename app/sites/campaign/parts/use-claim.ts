import { useState } from "react";
import type { Address } from "#contracts/campaign-address.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch, newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { track } from "#app/kits/analytics/track.ts";
import { claimResultSchema } from "../contract.ts";

export type ClaimState = "still" | "asking" | ApiError;

/**
 * Asks for the prize. Asked twice it is asked once: the server keeps the first claim. Not by the visitor client, which would
 * keep the wish in this browser until it is answered, and an address is kept in no browser.
 */
export function useClaim(campaignId: string, onChanged: () => Promise<void>) {
  const [state, setState] = useState<ClaimState>("still");

  async function submitClaim(address?: Address): Promise<boolean> {
    if (state === "asking") return false;
    setState("asking");
    track("lot_claim");
    try {
      await apiFetch(`/api/campaign/${campaignId}/claims`, {
        method: "POST",
        body: address === undefined ? {} : { address },
        idempotencyKey: newIdempotencyKey(),
        schema: claimResultSchema,
      });
      track("lot_claim_step");
      await onChanged();
      setState("still");
      return true;
    } catch (error) {
      // Its day ended while the page was open: the page says so in its own words.
      if (error instanceof ApiError && error.code === "E-GONE") {
        await onChanged();
        setState("still");
        return false;
      }
      setState(error instanceof ApiError ? error : new ApiError("E-SERVER"));
      return false;
    }
  }

  return { state, submitClaim };
}
