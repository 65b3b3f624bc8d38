import { makeSigner } from "#server/http/signature.ts";
import { codeHash } from "#server/modules/draws/claims.ts";

/** Without letters that are read as another: no I, L, O, U. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The code of a win, from the newest secret: it is stored nowhere, and shown again whenever its winner comes. */
export const claimCode = (secrets: readonly string[], winId: string): string => codeOf(secrets[0] ?? "", winId);

/** The code that was given out, found by its hash: the secrets may have changed since. Null when none fits. */
export function shownCode(secrets: readonly string[], winId: string, hash: string): string | null {
  return secrets.map((secret) => codeOf(secret, winId)).find((code) => codeHash(winId, code) === hash) ?? null;
}

/** Sixty bits in three groups: `K7QF-3M2P-XA9D`. */
function codeOf(secret: string, winId: string): string {
  const bytes = Buffer.from(makeSigner([secret], "claim code").sign(winId), "base64url").subarray(0, 12);
  const code = [...bytes].map((byte) => letters[byte % 32]).join("");
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}
