// What `verifier/bls-signature.mjs` is made of: `npm run verifier` bundles it, readable, with the one package it needs.
// @ts-check
import { bls12_381 } from "@noble/curves/bls12-381.js";

/**
 * Whether a BLS signature on BLS12-381 is one of `message` under `publicKey`, with keys in G2 and signatures in G1 (RFC 9380, as
 * drand's "bls-unchained-g1-rfc9380"). What is no point of its curve is no signature.
 * @param {Uint8Array} publicKey @param {Uint8Array} message @param {Uint8Array} signature
 */
export function isSignature(publicKey, message, signature) {
  const { shortSignatures: scheme } = bls12_381;
  try {
    return scheme.verify(signature, scheme.hash(message, "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"), publicKey);
  } catch {
    return false;
  }
}
