import { useEffect, useState } from "react";
import type { BroadcastMessage, BroadcastPoll, BroadcastTally } from "#contracts/broadcast.ts";
import { whenReachable } from "./when-reachable.ts";

/** `coming`: not yet; `here`: it streams; `away`: the browser tries again; `gone`: it gave up, or there is none. */
export type ConnectionState = "coming" | "here" | "away" | "disconnected";

const maxShown = 60;

/** The chat of a programme as it comes. The stream rests while the page is hidden and brings what was missed. */
export function useLiveEvents(broadcastId: string, onProgrammeChange: () => void) {
  const [lines, setLines] = useState<readonly BroadcastMessage[]>([]);
  const [poll, setPoll] = useState<BroadcastPoll | null>(null);
  const [tally, setTally] = useState<BroadcastTally | null>(null);
  const [state, setState] = useState<ConnectionState>("coming");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let stream: EventSource | null = null;
    const controller = new AbortController();
    function open(): void {
      const base = document.documentElement.dataset.api ?? "/api/";
      stream = new EventSource(`${base}videos/live/events?airing=${broadcastId}`);
      stream.addEventListener("open", () => setState("here"));
      stream.addEventListener("lines", ({ data }: MessageEvent<string>) => {
        setLines((before) => mergeMessages(before, JSON.parse(data) as BroadcastMessage[]));
      });
      stream.addEventListener("poll", ({ data }: MessageEvent<string>) => setPoll(JSON.parse(data) as BroadcastPoll));
      stream.addEventListener("tally", ({ data }: MessageEvent<string>) =>
        setTally(JSON.parse(data) as BroadcastTally),
      );
      stream.addEventListener("turn", onProgrammeChange);
      stream.addEventListener("error", () => {
        const isRefused = stream?.readyState === EventSource.CLOSED;
        setState(isRefused ? "disconnected" : "away");
        // The server was there and would not stream: the programme has ended while nobody looked.
        if (isRefused) whenReachable(controller.signal).then(onProgrammeChange, () => {});
      });
    }
    function onVisibility(): void {
      stream?.close();
      stream = null;
      if (!document.hidden) open();
    }
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    // A stream that the network left may look alive for long.
    window.addEventListener("online", onVisibility);
    return () => {
      controller.abort();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", onVisibility);
      stream?.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [broadcastId, attempt]);

  return { lines, poll, setPoll, tally, state, again: () => setAttempt((before) => before + 1) };
}

/** Lines by their numbers, each once; the last sixty. */
export function mergeMessages(
  before: readonly BroadcastMessage[],
  more: readonly BroadcastMessage[],
): readonly BroadcastMessage[] {
  const all = new Map([...before, ...more].map((line) => [line.seq, line]));
  return [...all.values()].toSorted((a, b) => a.seq - b.seq).slice(-maxShown);
}
