import type { LiveEvent, LiveHub } from "#server/modules/films/live-hub.ts";

/** An event in the words of server-sent events (WHATWG HTML, 9.2). Lines carry the number of the last one as their id. */
export function eventText(event: LiveEvent): string {
  switch (event.kind) {
    case "heartbeat":
      return ": still here\n\n";
    case "turn":
      return "event: turn\ndata: {}\n\n";
    case "poll":
      return `event: poll\ndata: ${JSON.stringify(event.poll)}\n\n`;
    case "lines": {
      const last = event.lines.at(-1);
      return last ? `id: ${last.seq}\nevent: lines\ndata: ${JSON.stringify(event.lines)}\n\n` : "";
    }
  }
}

/** A listener that does not read is let go when this much waits for it; it comes again with the number it has. */
export const mostWaitingBytes = 64 * 1024;
/** Browsers wait this long before they come again; spread, so that all do not come at once. */
const comeAgainMs = 2_000;

/**
 * The stream of a programme for one browser. Null: too many listen to this process.
 * @param spread 0–1, of this browser's own: how much longer than two seconds it waits before it comes again
 */
export async function openEventStream(
  hub: LiveHub,
  {
    airingId,
    afterSeq,
    spread,
    signal,
  }: { airingId: string; afterSeq: number | null; spread: number; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let leave: (() => void) | null = null;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        given.enqueue(encoder.encode(`retry: ${comeAgainMs + Math.round(spread * 3_000)}\n\n`));
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
  );

  function close(): void {
    leave?.();
    leave = null;
    const open = controller;
    controller = null;
    try {
      open?.close();
    } catch {
      // The browser was quicker.
    }
  }

  const listener = {
    take(event: LiveEvent): boolean {
      if (!controller) return false;
      const text = eventText(event);
      if (text === "") return true;
      if ((controller.desiredSize ?? 0) <= 0) return false;
      controller.enqueue(encoder.encode(text));
      return true;
    },
    end: close,
  };
  leave = await hub.join(airingId, afterSeq, listener);
  if (leave === null) return null;
  if (signal.aborted) close();
  signal.addEventListener("abort", close, { once: true });
  return stream;
}
