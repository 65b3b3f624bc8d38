import { useSyncExternalStore } from "react";
import { type Consent, consent } from "./consent.ts";

const nothingKnown: Consent = { own: true, outside: "unasked", isRefusedByBrowser: false };

/** What may be measured in this browser, anew after each change. Switches set it by `consent.setOutside` and `setOwn`. */
export function useConsent(): Consent {
  return useSyncExternalStore(consent.subscribe, consent.get, () => nothingKnown);
}
