import { createHash } from "node:crypto";

/** How many words there are for each half of an alias. */
export const aliasWordCount = 32;

/** The two words that stand for a visitor on the boards, as numbers. The visitor cannot be found from them. */
export function aliasOf(visitorId: string): [number, number] {
  const digest = createHash("sha256").update(`alias:${visitorId}`).digest();
  return [digest.readUInt8(0) % aliasWordCount, digest.readUInt8(1) % aliasWordCount];
}
