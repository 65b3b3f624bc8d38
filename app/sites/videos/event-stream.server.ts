import type { BroadcastHub } from "#server/modules/videos/broadcast-hub.ts";
import type { BroadcastEvent } from "#server/modules/videos/broadcast-topic.ts";

/** An event in the words of server-sent events (WHATWG HTML, 9.2). Lines carry the number of the last one as their id. */
export function formatEvent(event: BroadcastEvent): string {
  switch (event.kind) {
    case "heartbeat":
      return ": still here\n\n";
    case "turn":
      return "event: turn\ndata: {}\n\n";
    case "poll":
      return `event: poll\ndata: ${JSON.stringify(event.poll)}\n\n`;
    case "tally":
      return `event: tally\ndata: ${JSON.stringify(event.tally)}\n\n`;
    case "lines": {
      const last = event.messages.at(-1);
      return last ? `id: ${last.seq}\nevent: lines\ndata: ${JSON.stringify(event.messages)}\n\n` : "";
    }
  }
}

/** A listener that does not read is let go when this much waits for it; it comes again with the number it has. */
export const maxBufferedBytes = 64 * 1024;
/** Browsers wait this long before they come again; spread, so that all do not come at once. */
const retryMs = 2_000;

/** What a stream is opened with. */
export interface EventStreamOptions {
  broadcastId: string;
  afterSeq: number | null;
  /** 0–1, of this browser's own: how much longer than two seconds it waits before it comes again. */
  spread: number;
  signal: AbortSignal;
  /** Called when the stream is over, or did not come about. */
  onEnd(): void;
}

/** The stream of a programme for one browser. Null: too many listen to this process. */
export async function openEventStream(
  hub: BroadcastHub,
  { broadcastId, afterSeq, spread, signal, onEnd }: EventStreamOptions,
): Promise<ReadableStream<Uint8Array> | null> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let unsubscribe: (() => void) | null = null;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(unsent) {
        controller = unsent;
        unsent.enqueue(encoder.encode(`retry: ${retryMs + Math.round(spread * 3_000)}\n\n`));
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxBufferedBytes }),
  );

  function close(): void {
    unsubscribe?.();
    unsubscribe = null;
    onEnd();
    const open = controller;
    controller = null;
    try {
      open?.close();
    } catch {
      // The browser was quicker.
    }
  }

  const listener = {
    take(event: BroadcastEvent): boolean {
      if (!controller) return false;
      const text = formatEvent(event);
      if (text === "") return true;
      if ((controller.desiredSize ?? 0) <= 0) return false;
      controller.enqueue(encoder.encode(text));
      return true;
    },
    end: close,
  };
  try {
    unsubscribe = await hub.join(broadcastId, afterSeq, listener);
  } finally {
    if (unsubscribe === null) onEnd();
  }
  if (unsubscribe === null) return null;
  if (signal.aborted) close();
  signal.addEventListener("abort", close, { once: true });
  return stream;
}
