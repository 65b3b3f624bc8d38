import { makeSigner } from "#server/http/signature.ts";
import { base32 } from "#app/kits/basics/base32.ts";
import type { LetterParts } from "./rules/letter-content.ts";
import { handDigits, keyBody, readBody, splitKey } from "./rules/letter-key.ts";

/** 32 bits for one reader and one day that nobody can guess who does not hold the secret. */
export function letterSeed(secrets: readonly string[], reader: string, day: string): number {
  const signed = makeSigner(secrets, "lip prophecy: seed").sign(`${reader} ${day}`);
  return Buffer.from(signed, "base64url").readUInt32BE(0);
}

/** The key of a letter of a day, as it stands in an address. */
export function letterKey(secrets: readonly string[], day: string, parts: LetterParts): string {
  const body = keyBody(parts);
  return body + handOf(secrets, day, body);
}

/** What a key says, where it was written here for that day; null for every other one. */
export function readLetterKey(secrets: readonly string[], day: string, key: string): LetterParts | null {
  const read = splitKey(key);
  const isOurs = read && secrets.some((secret) => handOf([secret], day, read.body) === read.hand);
  return isOurs ? readBody(read.body) : null;
}

// Twenty bits: enough that nobody puts a letter together that was never written.
function handOf(secrets: readonly string[], day: string, body: string): string {
  const bytes = Buffer.from(makeSigner(secrets, "lip prophecy: key").sign(`${day} ${body}`), "base64url");
  return Array.from(bytes.subarray(0, handDigits), (byte) => base32[byte & 31]).join("");
}
