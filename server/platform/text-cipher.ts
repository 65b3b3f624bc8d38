import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Random } from "./random.ts";

/** Encrypts short texts for one purpose with AES-256-GCM, under keys made from the secrets. */
export interface TextCipher {
  /** @param context what the text belongs to: put elsewhere it cannot be opened */
  encrypt(text: string, context: string): string;
  /** The text again, with whichever secret it was encrypted; null when none of them fits, or it was changed. */
  decrypt(encrypted: string, context: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** @param secrets newest first @param purpose what keeps the keys of two kinds of texts apart */
export function createTextCipher(
  secrets: readonly string[],
  purpose: string,
  { bytes }: Pick<Random, "bytes">,
): TextCipher {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "kate-zone", purpose, 32)));
  const [newest] = keys;
  if (!newest) throw new Error("nothing is sealed without a secret");
  return {
    encrypt(text, context) {
      const iv = bytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", newest, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt(encrypted, context) {
      const encoded = Buffer.from(encrypted, "base64url");
      return keys.reduce<string | null>((found, key) => found ?? tryDecrypt(key, encoded, context), null);
    },
  };
}

function tryDecrypt(key: Buffer, encoded: Buffer, context: string): string | null {
  try {
    const cipher = createDecipheriv("aes-256-gcm", key, encoded.subarray(0, ivBytes)).setAAD(Buffer.from(context));
    cipher.setAuthTag(encoded.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([cipher.update(encoded.subarray(ivBytes + tagBytes)), cipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
