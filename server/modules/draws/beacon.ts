import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";

// The public random numbers of the drand network "quicknet" (scheme bls-unchained-g1-rfc9380): every three seconds its members
// sign the number of the round together. Nobody can know the signature before, and everybody can check it: it proves itself,
// wherever it comes from. https://docs.drand.love/docs/specification

/** Under which key the rounds are signed. 96 bytes in hex. */
export interface BeaconChain {
  publicKey: string;
}

/** The network's own key. It stands here and in the verifier, and is never asked for: who could answer could choose. */
export const quicknet: BeaconChain = {
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
};

/** When the first round was, and how long a round is. */
const genesisMs = 1_692_803_367_000;
const periodMs = 3_000;

/** 48 bytes in hex. */
export const signaturePattern = /^[0-9a-f]{96}$/;

/** The number of the first round of the public beacon at or after a moment. */
export function beaconRound(atMs: number): number {
  return Math.ceil((atMs - genesisMs) / periodMs) + 1;
}

/** What the members of the network sign for a round: SHA-256 of its number, eight bytes with the highest first. */
export function beaconMessage(round: number): Uint8Array {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return createHash("sha256").update(number).digest();
}

/**
 * The random number of a round. It is never taken from anybody: it is SHA-256 of the signature.
 * @param signature hex @returns 32 bytes in hex; null when this is not the network's signature of this round
 */
export function beaconRandomness(chain: BeaconChain, round: number, signature: string): string | null {
  if (!signaturePattern.test(signature)) return null;
  const bytes = Buffer.from(signature, "hex");
  return isSigned(chain, beaconMessage(round), bytes) ? createHash("sha256").update(bytes).digest("hex") : null;
}

function isSigned({ publicKey }: BeaconChain, message: Uint8Array, signature: Uint8Array): boolean {
  const { shortSignatures: scheme } = bls12_381;
  try {
    // RFC 9380, hash to a point of G1.
    const point = scheme.hash(message, "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_");
    return scheme.verify(signature, point, Buffer.from(publicKey, "hex"));
  } catch {
    // No point of the curve.
    return false;
  }
}
