import { type IssuedTransferLink, issuedTransferLinkSchema } from "#contracts/recovery-words.ts";
import { apiFetch } from "../visitor/api-fetch.ts";

/** A link lives so long; by the phone's own count, because its clock may be wrong. */
const lifeMs = 10 * 60_000;

/** A link that takes the visitor data of this browser into another, once. */
export interface TransferLink {
  url: string;
  /** By `Date.now()` of this phone. */
  untilMs: number;
  qr: IssuedTransferLink["qr"];
}

/**
 * Makes such a link.
 * @param to the path at which one goes on in the other browser; without it the page of keeping itself
 * @throws ApiError like `apiFetch`
 */
export async function createTransferLink(to?: string): Promise<TransferLink> {
  const { path, qr } = await apiFetch("/api/visitor/handover", {
    method: "POST",
    body: {},
    schema: issuedTransferLinkSchema,
  });
  const hasOtherTarget = to !== undefined && !path.startsWith(`${to}#`);
  const url = `${location.origin}${path}${hasOtherTarget ? `&to=${encodeURIComponent(to)}` : ""}`;
  return { url, untilMs: Date.now() + lifeMs, qr };
}

/** What stands behind # in the address of a page that receives visitor data; null when there is nothing of it. */
export function parseTransferHash(hash: string): { code: string; to: string | null } | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const code = parameters.get("room");
  if (code === null) return null;
  const to = parameters.get("to");
  // Only a path of this house.
  return { code, to: to !== null && /^\/(?![/\\])/.test(to) ? to : null };
}
