import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { KeepsakeKind } from "#contracts/keepsake.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { DrawnRoom, FriendRoom, Room } from "../contract.ts";

/**
 * `loading`, `shown`, `kept` (without a network: as it was the last time), `failed`, and of a friend's room `gone`: the
 * code opens nothing any more.
 */
export type RoomState = "loading" | "shown" | "kept" | "failed" | "gone";

export interface RoomDesk {
  state: RoomState;
  room: DrawnRoom | null;
  /** The own room in full; null in a friend's. */
  own: Room | null;
  friend: FriendRoom | null;
  friendCode: string | null;
  /** When what is shown was read, in ms; null when it is fresh. */
  keptAtMs: number | null;
  /** The browser refuses cookies. */
  isUnsaved: boolean;
  /** The code of the catalogue, where it failed. */
  failure: string | null;
  reload: () => void;
  /** The kind whose list is open. */
  opened: KeepsakeKind | null;
  open: (kind: KeepsakeKind | null) => void;
}

interface Read extends Pick<RoomDesk, "state" | "own" | "friend" | "keptAtMs" | "failure"> {}
const nothing: Read = { state: "loading", own: null, friend: null, keptAtMs: null, failure: null };

/** The room of this address: one's own, or with `?f=` a friend's. Read when the page is alive. */
export function useRoom(): RoomDesk {
  const visitor = useVisitor();
  const { search } = useLocation();
  const [friendCode, setFriendCode] = useState<string | null>(null);
  const [isAlive, setIsAlive] = useState(false);
  const [read, setRead] = useState<Read>(nothing);
  const [opened, open] = useState<KeepsakeKind | null>(null);

  useEffect(() => {
    startTransition(() => {
      setFriendCode(new URLSearchParams(search).get("f"));
      setIsAlive(true);
    });
  }, [search]);

  const isUnsaved = visitor.state === "unsaved";
  const isReady = isAlive && (friendCode !== null || visitor.state !== "loading");
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const show = (answer: Partial<Read> & Pick<Read, "state">): void => {
        if (!signal.aborted) startTransition(() => setRead({ ...nothing, ...answer }));
      };
      try {
        const desk = await import("./read-room.ts");
        show(friendCode === null ? await desk.readOwn(signal) : await desk.readFriend(friendCode, signal));
      } catch {
        show({ state: "failed", failure: "E-NET" });
      }
    },
    [friendCode],
  );

  useEffect(() => {
    if (!isReady) return;
    const leaving = new AbortController();
    setRead(nothing);
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [isReady, ask]);

  const reload = useCallback(() => void ask(new AbortController().signal), [ask]);
  return { ...read, room: friendCode === null ? read.own : read.friend, friendCode, isUnsaved, reload, opened, open };
}
