import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { ProgressClient } from "./progress-client.ts";

export interface MyProgress {
  /** Null until something is known: the server's HTML shows the world of somebody who was never here. */
  progress: LipProgress | null;
  /** The server did not answer; what is shown is the copy of this browser. */
  isOffline: boolean;
  /** Does something in the world: shown at once, sent once, kept until it got through. */
  perform: (perform: LipProgressAction) => Promise<void>;
  /** Does something that is shown only when the server has it; tells what went wrong. */
  confirm: (perform: LipProgressAction) => Promise<ApiError | null>;
}

/** Where the visitor of this browser stands in the lip world. One call a screen. */
export function useProgress(): MyProgress {
  const { state, write } = useVisitor();
  const [progress, setProgress] = useState<LipProgress | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const clientRef = useRef<Promise<ProgressClient> | null>(null);

  const loadClient = useCallback((): Promise<ProgressClient> => {
    clientRef.current ??= import("./progress-client.ts").then(({ createProgressClient }) => createProgressClient());
    return clientRef.current;
  }, []);

  const show = useCallback((next: LipProgress): void => startTransition(() => setProgress(next)), []);

  useEffect(() => {
    if (state === "loading") return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const refresh = async (): Promise<void> => {
      const client = await loadClient();
      const serverProgress = state === "unsaved" ? null : await client.read(signal);
      if (signal.aborted) return;
      show(serverProgress ?? client.copy());
      startTransition(() => setIsOffline(!serverProgress && state !== "unsaved"));
    };
    void refresh();
    window.addEventListener("online", () => void refresh(), { signal });
    return () => abortController.abort();
  }, [state, loadClient, show]);

  const perform = useCallback(
    async (action: LipProgressAction): Promise<void> => {
      const client = await loadClient();
      show(client.guess(action));
      const answer = await client.send(write, action);
      if (answer) show(answer);
    },
    [loadClient, show, write],
  );

  const confirm = useCallback(
    async (wanted: LipProgressAction): Promise<ApiError | null> => {
      try {
        show(await (await loadClient()).confirm(write, wanted));
        return null;
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
    },
    [loadClient, show, write],
  );

  return { progress, isOffline, perform, confirm };
}
