import { createHash } from "node:crypto";
import type { Campaign } from "#contracts/campaign.ts";
import { proofFormat } from "#contracts/campaign-proof.ts";
import { beaconRound } from "./beacon.ts";
import { asideTerm } from "./aside-term.ts";

/** A winning moment nobody met within a day is drawn after the end. */
export const rollMs = 86_400_000;

/** What a draw goes by, line by line, as commitment and proof have it. Moments in milliseconds since 1970. */
export function termsOf(campaign: Campaign): string[] {
  const { id, draw, opensAt, closesAt, lastMomentAt, drawsAt, prizes, hourWeights } = campaign;
  return [
    `format ${proofFormat}`,
    `campaign ${id}`,
    `draw ${draw}`,
    `opens ${Date.parse(opensAt)}`,
    `closes ${Date.parse(closesAt)}`,
    ...(draw === "instant"
      ? [`last-moment ${Date.parse(lastMomentAt)}`, `roll ${rollMs}`, `weights ${hourWeights.join(",")}`]
      : []),
    ...prizes.map((prize) => `prize ${prize.id} ${prize.count}`),
    asideTerm,
    `beacon drand-quicknet ${beaconRound(Date.parse(drawsAt))}`,
  ];
}

/** The round of the public beacon that terms name. */
export function roundOfTerms(terms: readonly string[]): number {
  const [, round] =
    terms.map((line) => /^beacon drand-quicknet (\d+)$/.exec(line)).find((found) => found !== null) ?? [];
  if (round === undefined) throw new Error("the terms name no round");
  return Number(round);
}

/** The commitment that is published before the start. @param moments lines as in the proof */
export function commitmentOf(seed: string, terms: readonly string[], moments: readonly string[]): string {
  return hashLines("commitment", [seed, ...terms, ...moments]);
}

/** SHA-256 of lines under a heading of their own, in hex: a hash made for one thing never stands for another. */
export function hashLines(heading: string, lines: readonly string[]): string {
  return createHash("sha256")
    .update([`${proofFormat} ${heading}`, ...lines].join("\n"))
    .digest("hex");
}
