/** Whether a BLS signature on BLS12-381 (48 bytes, in G1) is one of `message` under `publicKey` (96 bytes, in G2). Never throws. */
export function isSignature(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
