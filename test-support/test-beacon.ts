import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { beaconMessage } from "#server/modules/draws/beacon.ts";
import type { BeaconSource } from "#server/modules/draws/beacon-relays.ts";

const scheme = bls12_381.shortSignatures;
const { secretKey, publicKey } = scheme.keygen(
  createHash("sha512").update("the dice of the tests").digest().subarray(0, 48),
);

/** A network of public random numbers whose key the tests hold: its rounds are signed before their hour. */
export const testBeacon: BeaconSource = {
  chain: { publicKey: Buffer.from(publicKey.toBytes()).toString("hex") },
  fetchSignature: (round) => Promise.resolve(signTestRound(round)),
};

/** The signature of a round of that network, in hex. */
export function signTestRound(round: number): string {
  const point = scheme.hash(beaconMessage(round), "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_");
  return Buffer.from(scheme.sign(point, secretKey).toBytes()).toString("hex");
}
