import { type Handover, handoverSchema } from "#contracts/restore-words.ts";
import { apiFetch } from "../visitor/api-fetch.ts";

/** A link lives so long; by the phone's own count, because its clock may be wrong. */
const lifeMs = 10 * 60_000;

/** A link that carries the room of this browser once into another. */
export interface RoomLink {
  url: string;
  /** By `Date.now()` of this phone. */
  untilMs: number;
  qr: Handover["qr"];
}

/**
 * Makes such a link.
 * @param to the path at which one goes on in the other browser; without it the page of keeping itself
 * @throws ApiError like `apiFetch`
 */
export async function takeRoom(to?: string): Promise<RoomLink> {
  const { path, qr } = await apiFetch("/api/visitor/handover", { method: "POST", body: {}, schema: handoverSchema });
  const isElsewhere = to !== undefined && !path.startsWith(`${to}#`);
  const url = `${location.origin}${path}${isElsewhere ? `&to=${encodeURIComponent(to)}` : ""}`;
  return { url, untilMs: Date.now() + lifeMs, qr };
}

/** What stands behind # in the address of a page that is handed a room; null when there is nothing of it. */
export function roomInHash(hash: string): { code: string; to: string | null } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const code = given.get("room");
  if (code === null) return null;
  const to = given.get("to");
  // Only a path of this house.
  return { code, to: to !== null && /^\/(?![/\\])/.test(to) ? to : null };
}
