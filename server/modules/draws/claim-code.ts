import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queries } from "../../platform/database.ts";
import { type DataKeyParts, loadDataKey } from "../../platform/data-key.ts";

// Six digits can be tried out by whoever holds the database: what is stored is keyed with the secret, which is not in it.
const keyOf = (secret: string): Buffer => createHmac("sha256", secret).update("claim code").digest();

/**
 * What codes are made and known with, newest first: the data key, which outlives the secrets, and behind it the secrets of codes
 * from before there was one. A code that was shown once cannot be made anew.
 * @throws DataKeyError when no secret opens the data key
 */
export async function listClaimKeys(queries: Queries, parts: DataKeyParts): Promise<string[]> {
  const { derive } = await loadDataKey(queries, parts);
  return [derive("claim code"), ...parts.secrets];
}

/** The six digits of a win, from the newest secret: stored nowhere, and shown again whenever its winner comes. */
export const claimCode = (secrets: readonly string[], winId: string): string => codeOf(secrets[0] ?? "", winId);

/** What the database keeps of a code. A code is worth nothing without its win, and the hash nothing without the secret. */
export const hashCode = (secrets: readonly string[], winId: string, code: string): string =>
  hashOf(secrets[0] ?? "", winId, code);

/** The code that was given out, found by its hash: the secrets may have changed since. Null when none fits. */
export function findShownCode(secrets: readonly string[], winId: string, hash: string): string | null {
  return secrets.map((secret) => codeOf(secret, winId)).find((code) => isCodeValid(secrets, winId, hash, code)) ?? null;
}

/** Whether a code that somebody showed is the one of that win. */
export function isCodeValid(secrets: readonly string[], winId: string, hash: string, code: string): boolean {
  return secrets.some((secret) => timingSafeEqual(Buffer.from(hashOf(secret, winId, code)), padded(hash)));
}

/** A ticket as its QR code and a scanner's keyboard have it. */
export interface TicketText {
  campaignId: string;
  /** The number of the prize, from 1. */
  number: number;
  code: string;
}

export const formatTicketText = ({ campaignId, number, code }: TicketText): string =>
  `KZ ${campaignId} ${number} ${code}`;

/** The ticket again; null when it is none. */
export function parseTicketText(text: string): TicketText | null {
  const [, campaignId = "", number = "", code = ""] =
    /^KZ ([a-z][a-z0-9-]{2,31}) (\d{1,6}) (\d{6})$/.exec(text.trim()) ?? [];
  return campaignId === "" ? null : { campaignId, number: Number(number), code };
}

/** Every number as likely as any other: 2^48 is so much more than a million that the rest does not show. */
function codeOf(secret: string, winId: string): string {
  const number = createHmac("sha256", keyOf(secret)).update(winId).digest().readUIntBE(0, 6);
  return String(number % 1_000_000).padStart(6, "0");
}

const hashOf = (secret: string, winId: string, code: string): string =>
  createHmac("sha256", keyOf(secret)).update(`kept\n${winId}\n${code}`).digest("hex");

const padded = (hash: string): Buffer => Buffer.from(hash.padEnd(64).slice(0, 64));
