import type { Random } from "../platform/random.ts";
import type { Signer } from "./signature.ts";

/** The visitor a request came from: 128 random bits in the shape of a UUID, known to nobody else. */
export interface VisitorTicket {
  id: string;
  /** True when the cookie should be written anew: older than 30 days, or signed with a secret that is on its way out. */
  isDue: boolean;
}

const daySeconds = 86_400;
/** How long a browser keeps the visitor. Also the longest that browsers allow. */
export const visitorMaxAgeSeconds = 400 * daySeconds;
const renewAfterSeconds = 30 * daySeconds;

/** `__Host-` pins the cookie to this very host, but exists on https only. */
export function visitorCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-kz_vid" : "kz_vid";
}

/** 128 bits from the CSPRNG. Written like a UUID, because that is how the database keeps them. */
export function createVisitorId(random: Random): string {
  return uuidText(random.bytes(16));
}

/** `<id>.<issued at, seconds>.<signature>`; opaque to the browser. */
export function formatVisitorCookie(signer: Signer, id: string, now: Date): string {
  const idBytes = Buffer.from(id.replaceAll("-", ""), "hex");
  const payload = `${idBytes.toString("base64url")}.${Math.floor(now.getTime() / 1000)}`;
  return `${payload}.${signer.sign(payload)}`;
}

/** The visitor of a cookie value; null when it is missing, forged, or older than 400 days. */
export function parseVisitorCookie(signer: Signer, value: string | undefined, now: Date): VisitorTicket | null {
  const parts = /^([A-Za-z0-9_-]{22})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(value ?? "");
  if (!parts) return null;
  const [, id = "", issuedAt = "", signature = ""] = parts;
  const signedBy = signer.check(`${id}.${issuedAt}`, signature);
  const ageSeconds = now.getTime() / 1000 - Number(issuedAt);
  if (signedBy === null || ageSeconds > visitorMaxAgeSeconds) return null;
  return {
    id: uuidText(Buffer.from(id, "base64url")),
    isDue: signedBy === "older" || ageSeconds > renewAfterSeconds,
  };
}

function uuidText(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
