import { makeSigner } from "#server/http/signature.ts";

/** Nobody reads the conditions and opens a door within a second. */
const youngestMs = 1_000;
const oldestMs = 300_000;

/** Hands out and tries keys. A key is good for one visitor and one campaign, from one second to five minutes old. */
export interface DoorKeys {
  hand(visitorId: string, now: Date): string;
  fits(key: string, visitorId: string, now: Date): boolean;
}

/** @param secrets newest first */
export function makeDoorKeys(secrets: readonly string[], campaignId: string): DoorKeys {
  const signer = makeSigner(secrets, `door key of ${campaignId}`);
  return {
    hand(visitorId, now) {
      const at = now.getTime().toString(36);
      return `${at}.${signer.sign(`${visitorId} ${at}`)}`;
    },
    fits(key, visitorId, now) {
      const [at = "", signature = ""] = key.split(".");
      if (!/^[0-9a-z]{1,12}$/.test(at) || signer.check(`${visitorId} ${at}`, signature) === null) return false;
      const ageMs = now.getTime() - Number.parseInt(at, 36);
      return ageMs >= youngestMs && ageMs <= oldestMs;
    },
  };
}
