import { createSigner } from "#server/http/signature.ts";

/** Nobody reads the conditions and enters within a second. */
const minAgeMs = 1_000;
const maxAgeMs = 300_000;

/** Hands out and tries keys. A key is good for one visitor and one campaign, from one second to five minutes old. */
export interface EntryTokens {
  issue(visitorId: string, now: Date): string;
  verify(token: string, visitorId: string, now: Date): boolean;
}

/** @param secrets newest first */
export function createEntryTokens(secrets: readonly string[], campaignId: string): EntryTokens {
  const signer = createSigner(secrets, `door key of ${campaignId}`);
  return {
    issue(visitorId, now) {
      const at = now.getTime().toString(36);
      return `${at}.${signer.sign(`${visitorId} ${at}`)}`;
    },
    verify(token, visitorId, now) {
      const [at = "", signature = ""] = token.split(".");
      if (!/^[0-9a-z]{1,12}$/.test(at) || signer.check(`${visitorId} ${at}`, signature) === null) return false;
      const ageMs = now.getTime() - Number.parseInt(at, 36);
      return ageMs >= minAgeMs && ageMs <= maxAgeMs;
    },
  };
}
