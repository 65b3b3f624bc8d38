import { createSigner } from "#server/http/signature.ts";
import { base32 } from "#app/kits/basics/base32.ts";
import type { ProphecyParts } from "./rules/prophecy-content.ts";
import { signatureDigits, formatKeyBody, parseKeyBody, splitKey } from "./rules/prophecy-key.ts";

/** 32 bits for one reader and one day that nobody can guess who does not hold the secret. */
export function createProphecySeed(secrets: readonly string[], reader: string, day: string): number {
  const signed = createSigner(secrets, "lip prophecy: seed").sign(`${reader} ${day}`);
  return Buffer.from(signed, "base64url").readUInt32BE(0);
}

/** The key of a letter of a day, as it stands in an address. */
export function createProphecyKey(secrets: readonly string[], day: string, parts: ProphecyParts): string {
  const body = formatKeyBody(parts);
  return body + signKeyBody(secrets, day, body);
}

/** What a key says, where it was written here for that day; null for every other one. */
export function parseProphecyKey(secrets: readonly string[], day: string, key: string): ProphecyParts | null {
  const parsed = splitKey(key);
  const isOurs = parsed && secrets.some((secret) => signKeyBody([secret], day, parsed.body) === parsed.hand);
  return isOurs ? parseKeyBody(parsed.body) : null;
}

// Twenty bits: enough that nobody puts a letter together that was never written.
function signKeyBody(secrets: readonly string[], day: string, body: string): string {
  const bytes = Buffer.from(createSigner(secrets, "lip prophecy: key").sign(`${day} ${body}`), "base64url");
  return Array.from(bytes.subarray(0, signatureDigits), (byte) => base32[byte & 31]).join("");
}
