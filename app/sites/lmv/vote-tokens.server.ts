import { createSigner } from "#server/http/signature.ts";
import { maxClockSkewMs } from "#server/platform/clock.ts";

const maxAgeMs = 24 * 3_600_000;

/** Issues and reads vote tokens. A token is good for one visitor and one poll, for a day. */
export interface VoteTokens {
  issue(visitorId: string, now: Date): string;
  /** How long ago the token was issued, in milliseconds; null when it is not this visitor's, or too old. */
  ageMs(token: string, visitorId: string, now: Date): number | null;
}

/** @param secrets newest first */
export function createVoteTokens(secrets: readonly string[], pollId: string): VoteTokens {
  const signer = createSigner(secrets, `ballot of ${pollId}`);
  return {
    issue(visitorId, now) {
      const at = now.getTime().toString(36);
      return `${at}.${signer.sign(`${visitorId} ${at}`)}`;
    },
    ageMs(token, visitorId, now) {
      const [at = "", signature = ""] = token.split(".");
      if (!/^[0-9a-z]{1,12}$/.test(at) || signer.check(`${visitorId} ${at}`, signature) === null) return null;
      const ageMs = now.getTime() - Number.parseInt(at, 36);
      // Another process gave it out, and its clock is ahead of this one's.
      return ageMs >= -maxClockSkewMs && ageMs <= maxAgeMs ? Math.max(0, ageMs) : null;
    },
  };
}
