import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs short texts for one purpose. A signature made for one purpose means nothing for another. */
export interface Signer {
  /** HMAC-SHA256 with the newest secret, base64url (43 characters). */
  sign(text: string): string;
  /** Which secret signed it: `newest`, `older`, or null when none of the listed ones did. */
  check(text: string, signature: string): "newest" | "older" | null;
}

/** @param secrets newest first @param purpose what keeps the keys of two signers apart */
export function createSigner(secrets: readonly string[], purpose: string): Signer {
  const keys = secrets.map((secret) => createHmac("sha256", secret).update(purpose).digest());
  const [newest] = keys;
  if (!newest) throw new Error("a signer needs a secret");
  const digest = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
  return {
    sign: (text) => digest(newest, text).toString("base64url"),
    check(text, signature) {
      const given = Buffer.from(signature, "base64url");
      // Another spelling of the same bytes is not the text that was given out.
      if (given.length !== 32 || given.toString("base64url") !== signature) return null;
      const at = keys.findIndex((key) => timingSafeEqual(digest(key, text), given));
      return at < 0 ? null : at === 0 ? "newest" : "older";
    },
  };
}
