import { makeSigner } from "#server/http/signature.ts";

const longestMs = 24 * 3_600_000;

/** Hands out and reads ballots. A ballot is good for one visitor and one poll, for a day. */
export interface Ballots {
  hand(visitorId: string, now: Date): string;
  /** How long the ballot lay before its visitor, in milliseconds; null when it is not this visitor's, or too old. */
  ageMs(ballot: string, visitorId: string, now: Date): number | null;
}

/** @param secrets newest first */
export function makeBallots(secrets: readonly string[], pollId: string): Ballots {
  const signer = makeSigner(secrets, `ballot of ${pollId}`);
  return {
    hand(visitorId, now) {
      const at = now.getTime().toString(36);
      return `${at}.${signer.sign(`${visitorId} ${at}`)}`;
    },
    ageMs(ballot, visitorId, now) {
      const [at = "", signature = ""] = ballot.split(".");
      if (!/^[0-9a-z]{1,12}$/.test(at) || signer.check(`${visitorId} ${at}`, signature) === null) return null;
      const ageMs = now.getTime() - Number.parseInt(at, 36);
      return ageMs >= 0 && ageMs <= longestMs ? ageMs : null;
    },
  };
}

/**
 * What stands for a visitor's network in the count of a day: the same for all of a network on that day, another tomorrow,
 * and nobody can find the address from it.
 */
export function networkMark(secrets: readonly string[], network: string, jstDay: string): string {
  return makeSigner(secrets, `vote network of ${jstDay}`).sign(network).slice(0, 22);
}
