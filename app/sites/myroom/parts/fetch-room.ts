import * as v from "valibot";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type FriendRoom, friendRoomSchema, type Room, roomSchema } from "../contract.ts";

/** Where one's own room is stored for when there is no network. Erasing the visitor data deletes it as well. */
export const savedRoomKey = "kz_room";

const savedRoomSchema = v.object({ atMs: v.number(), room: roomSchema });

type RoomResult =
  | { state: "shown"; myRoom: Room; friend?: never }
  | { state: "shown"; friend: FriendRoom }
  | { state: "kept"; myRoom: Room; savedAtMs: number }
  | { state: "failed" | "gone"; failure: string };

/** The own room; without a network as it was the last time, with the moment of that time. */
export async function fetchMyRoom(signal: AbortSignal): Promise<RoomResult> {
  try {
    const myRoom = await apiFetch("/api/myroom/room", { schema: roomSchema, signal });
    saveRoom(myRoom);
    return { state: "shown", myRoom };
  } catch (error) {
    const savedRoom = getSavedRoom();
    if (savedRoom) return { state: "kept", myRoom: savedRoom.room, savedAtMs: savedRoom.atMs };
    return { state: "failed", failure: codeOf(error) };
  }
}

/** A friend's room. Nothing of it stays here. */
export async function fetchFriendRoom(code: string, signal: AbortSignal): Promise<RoomResult> {
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

function saveRoom(room: Room): void {
  // Who has nothing yet leaves nothing here either.
  const isEmpty = room.nights === 0;
  createLocalStore().set(savedRoomKey, isEmpty ? null : JSON.stringify({ atMs: Date.now(), room }));
}

function getSavedRoom(): v.InferOutput<typeof savedRoomSchema> | null {
  try {
    return v.parse(savedRoomSchema, JSON.parse(createLocalStore().get(savedRoomKey) ?? "null"));
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "E-NET");
