import * as v from "valibot";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type FriendRoom, friendRoomSchema, type Room, roomSchema } from "../contract.ts";

/** Where the own room lies for a night without a network. Erasing the room takes it away as well. */
export const keptRoomKey = "kz_room";

const keptSchema = v.object({ atMs: v.number(), room: roomSchema });

type Answer =
  | { state: "shown"; own: Room; friend?: never }
  | { state: "shown"; friend: FriendRoom }
  | { state: "kept"; own: Room; keptAtMs: number }
  | { state: "failed" | "gone"; failure: string };

/** The own room; without a network as it was the last time, with the moment of that time. */
export async function readOwn(signal: AbortSignal): Promise<Answer> {
  try {
    const own = await apiFetch("/api/myroom/room", { schema: roomSchema, signal });
    keep(own);
    return { state: "shown", own };
  } catch (error) {
    const kept = keptRoom();
    if (kept) return { state: "kept", own: kept.room, keptAtMs: kept.atMs };
    return { state: "failed", failure: codeOf(error) };
  }
}

/** A friend's room. Nothing of it stays here. */
export async function readFriend(code: string, signal: AbortSignal): Promise<Answer> {
  try {
    const friend = await apiFetch(`/api/myroom/friend?f=${encodeURIComponent(code)}`, {
      schema: friendRoomSchema,
      signal,
    });
    return { state: "shown", friend };
  } catch (error) {
    const failure = codeOf(error);
    return { state: failure === "E-GONE" || failure === "E-INPUT" ? "gone" : "failed", failure };
  }
}

function keep(room: Room): void {
  // Who has nothing yet leaves nothing here either.
  const isEmpty = room.nights === 0;
  createLocalStore().set(keptRoomKey, isEmpty ? null : JSON.stringify({ atMs: Date.now(), room }));
}

function keptRoom(): v.InferOutput<typeof keptSchema> | null {
  try {
    return v.parse(keptSchema, JSON.parse(createLocalStore().get(keptRoomKey) ?? "null"));
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "E-NET");
