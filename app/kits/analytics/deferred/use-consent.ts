import { useSyncExternalStore } from "react";
import { type Consent, consent } from "./consent.ts";

const unknownConsent: Consent = { firstParty: true, external: "unasked", isRefusedByBrowser: false };

/** What may be measured in this browser, anew after each change. Switches set it by `consent.setExternal` and `setFirstParty`. */
export function useConsent(): Consent {
  return useSyncExternalStore(consent.subscribe, consent.get, () => unknownConsent);
}
