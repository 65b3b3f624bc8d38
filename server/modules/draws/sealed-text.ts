import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Random } from "../../platform/random.ts";

/** Seals short texts for one purpose with AES-256-GCM, under keys made from the secrets. */
export interface SealedText {
  /** @param place what the text belongs to: put elsewhere it cannot be opened */
  seal(text: string, place: string): string;
  /** The text again, with whichever secret it was sealed; null when none of them fits, or it was changed. */
  open(sealed: string, place: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** @param secrets newest first @param purpose what keeps the keys of two kinds of texts apart */
export function sealedText(secrets: readonly string[], purpose: string, { bytes }: Pick<Random, "bytes">): SealedText {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "kate-zone", purpose, 32)));
  const [newest] = keys;
  if (!newest) throw new Error("nothing is sealed without a secret");
  return {
    seal(text, place) {
      const iv = bytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", newest, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, place) {
      const whole = Buffer.from(sealed, "base64url");
      return keys.reduce<string | null>((found, key) => found ?? opened(key, whole, place), null);
    },
  };
}

function opened(key: Buffer, whole: Buffer, place: string): string | null {
  try {
    const cipher = createDecipheriv("aes-256-gcm", key, whole.subarray(0, ivBytes)).setAAD(Buffer.from(place));
    cipher.setAuthTag(whole.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([cipher.update(whole.subarray(ivBytes + tagBytes)), cipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
