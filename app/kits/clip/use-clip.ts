"use no memo";
import { useEffect, useRef, useState } from "react";
import { useNetworkMonitor } from "../network/use-network-monitor.ts";
import type { ClipScript } from "./clip-script.ts";
import { makeClip } from "./make-clip.ts";

/** Where the making of a clip stands. */
export type ClipState =
  | { at: "idle" | "failed" }
  /** `done` frames of all. */
  | { at: "making"; done: number }
  | { at: "ready"; clip: Blob };

/**
 * Makes one clip at a time and watches the line meanwhile. Ends with the part.
 * @param getScript gets the stills ready; asked each time
 */
export function useClip(getScript: (signal: AbortSignal) => Promise<ClipScript>) {
  const [state, setState] = useState<ClipState>({ at: "idle" });
  const run = useRef<AbortController | null>(null);
  const { sentBytes } = useNetworkMonitor(state.at === "making");
  useEffect(() => () => run.current?.abort(), []);

  async function make(): Promise<void> {
    run.current?.abort();
    const controller = (run.current = new AbortController());
    const { signal } = controller;
    const show = (next: ClipState): void => void (signal.aborted || setState(next));
    show({ at: "making", done: 0 });
    try {
      const script = await getScript(signal);
      signal.throwIfAborted();
      show({ at: "ready", clip: await makeClip(script, (done) => show({ at: "making", done }), signal) });
    } catch (error) {
      if (!signal.aborted) console.warn(error);
      show({ at: "failed" });
    }
  }

  function cancel(): void {
    run.current?.abort();
    setState({ at: "idle" });
  }

  return { state, sentBytes, make, cancel };
}
