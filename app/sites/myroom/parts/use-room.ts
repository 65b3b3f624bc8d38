import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SavedItemKind } from "#contracts/saved-item.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { SharedRoom, FriendRoom, Room } from "../contract.ts";

/**
 * `loading`, `shown`, `kept` (without a network: as it was the last time), `failed`, and of a friend's room `gone`: the
 * code opens nothing any more.
 */
export type RoomState = "loading" | "shown" | "kept" | "failed" | "gone";

export interface RoomModel {
  state: RoomState;
  room: SharedRoom | null;
  /** The own room in full; null in a friend's. */
  myRoom: Room | null;
  friend: FriendRoom | null;
  friendCode: string | null;
  /** When what is shown was read, in ms; null when it is fresh. */
  savedAtMs: number | null;
  /** The browser refuses cookies. */
  isUnsaved: boolean;
  /** The code of the catalogue, where it failed. */
  failure: string | null;
  reload: () => void;
  /** The kind whose list is open. */
  openKind: SavedItemKind | null;
  setOpenKind: (kind: SavedItemKind | null) => void;
}

interface LoadedRoom extends Pick<RoomModel, "state" | "myRoom" | "friend" | "savedAtMs" | "failure"> {}
const loadingRoom: LoadedRoom = { state: "loading", myRoom: null, friend: null, savedAtMs: null, failure: null };

/** The room of this address: one's own, or with `?f=` a friend's. Fetched when the page is hydrated. */
export function useRoom(): RoomModel {
  const visitor = useVisitor();
  const { search } = useLocation();
  const [friendCode, setFriendCode] = useState<string | null>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [loadedRoom, setLoadedRoom] = useState<LoadedRoom>(loadingRoom);
  const [openKind, setOpenKind] = useState<SavedItemKind | null>(null);

  useEffect(() => {
    startTransition(() => {
      setFriendCode(new URLSearchParams(search).get("f"));
      setIsHydrated(true);
    });
  }, [search]);

  const isUnsaved = visitor.state === "unsaved";
  const isReady = isHydrated && (friendCode !== null || visitor.state !== "loading");
  const loadRoom = useCallback(
    async (signal: AbortSignal) => {
      const show = (answer: Partial<LoadedRoom> & Pick<LoadedRoom, "state">): void => {
        if (!signal.aborted) startTransition(() => setLoadedRoom({ ...loadingRoom, ...answer }));
      };
      try {
        const roomModel = await import("./fetch-room.ts");
        show(
          friendCode === null
            ? await roomModel.fetchMyRoom(signal)
            : await roomModel.fetchFriendRoom(friendCode, signal),
        );
      } catch {
        show({ state: "failed", failure: "E-NET" });
      }
    },
    [friendCode],
  );

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    setLoadedRoom(loadingRoom);
    void loadRoom(controller.signal);
    return () => controller.abort();
  }, [isReady, loadRoom]);

  const reload = useCallback(() => void loadRoom(new AbortController().signal), [loadRoom]);
  return {
    ...loadedRoom,
    room: friendCode === null ? loadedRoom.myRoom : loadedRoom.friend,
    friendCode,
    isUnsaved,
    reload,
    openKind,
    setOpenKind,
  };
}
