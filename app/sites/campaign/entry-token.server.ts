import { createSigner } from "#server/http/signature.ts";
import { maxClockSkewMs } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";

/** Nobody reads the conditions and enters within a second. */
const minAgeMs = 1_000;
const maxAgeMs = 300_000;

/** Tells the tokens of this process from those of others, whose clocks are not quite the same. */
const processMark = systemRandom.uuid().slice(0, 8);

/** Hands out and tries keys. A key is good for one visitor and one campaign, from one second to five minutes old. */
export interface EntryTokens {
  issue(visitorId: string, now: Date): string;
  verify(token: string, visitorId: string, now: Date): boolean;
}

/**
 * @param secrets newest first
 * @param issuer names the process by whose clock tokens are given out: its own are held to the second, others' with the
 *   difference that two clocks may have
 */
export function createEntryTokens(secrets: readonly string[], campaignId: string, issuer = processMark): EntryTokens {
  const signer = createSigner(secrets, `door key of ${campaignId}`);
  return {
    issue(visitorId, now) {
      const at = `${now.getTime().toString(36)}-${issuer}`;
      return `${at}.${signer.sign(`${visitorId} ${at}`)}`;
    },
    verify(token, visitorId, now) {
      const [at = "", signature = ""] = token.split(".");
      const [, time = "", mark] = /^([0-9a-z]{1,12})(?:-([0-9a-z]{1,12}))?$/.exec(at) ?? [];
      if (time === "" || signer.check(`${visitorId} ${at}`, signature) === null) return false;
      const ageMs = now.getTime() - Number.parseInt(time, 36);
      const skewMs = mark === issuer ? 0 : maxClockSkewMs;
      return ageMs >= minAgeMs - skewMs && ageMs <= maxAgeMs + skewMs;
    },
  };
}
