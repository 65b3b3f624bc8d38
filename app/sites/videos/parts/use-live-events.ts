import { useEffect, useState } from "react";
import type { LiveMessage, LivePoll } from "#contracts/live.ts";
import { whenReachable } from "./when-reachable.ts";

/** `coming`: not yet; `here`: it streams; `away`: the browser tries again; `gone`: it gave up, or there is none. */
export type LineState = "coming" | "here" | "away" | "gone";

const mostShown = 60;

/** The chat of a programme as it comes. The stream rests while the page is hidden and brings what was missed. */
export function useLiveEvents(airingId: string, onTurn: () => void) {
  const [lines, setLines] = useState<readonly LiveMessage[]>([]);
  const [poll, setPoll] = useState<LivePoll | null>(null);
  const [state, setState] = useState<LineState>("coming");
  const [round, setRound] = useState(0);

  useEffect(() => {
    let stream: EventSource | null = null;
    const leaving = new AbortController();
    function open(): void {
      const base = document.documentElement.dataset.api ?? "/api/";
      stream = new EventSource(`${base}videos/live/events?airing=${airingId}`);
      stream.addEventListener("open", () => setState("here"));
      stream.addEventListener("lines", ({ data }: MessageEvent<string>) => {
        setLines((before) => joined(before, JSON.parse(data) as LiveMessage[]));
      });
      stream.addEventListener("poll", ({ data }: MessageEvent<string>) => setPoll(JSON.parse(data) as LivePoll));
      stream.addEventListener("turn", onTurn);
      stream.addEventListener("error", () => {
        const isRefused = stream?.readyState === EventSource.CLOSED;
        setState(isRefused ? "gone" : "away");
        // The server was there and would not stream: the programme has ended while nobody looked.
        if (isRefused) whenReachable(leaving.signal).then(onTurn, () => {});
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
      leaving.abort();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", onVisibility);
      stream?.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [airingId, round]);

  return { lines, poll, setPoll, state, again: () => setRound((before) => before + 1) };
}

/** Lines by their numbers, each once; the last sixty. */
export function joined(before: readonly LiveMessage[], more: readonly LiveMessage[]): readonly LiveMessage[] {
  const all = new Map([...before, ...more].map((line) => [line.seq, line]));
  return [...all.values()].toSorted((a, b) => a.seq - b.seq).slice(-mostShown);
}
