import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { LipDeed, LipProgress } from "#contracts/lip-world-progress.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { ProgressDesk } from "./progress-desk.ts";

export interface OwnProgress {
  /** Null until something is known: the server's HTML shows the world of somebody who was never here. */
  progress: LipProgress | null;
  /** The server did not answer; what is shown is the copy of this browser. */
  isOffline: boolean;
  /** Does something in the world: shown at once, sent once, kept until it got through. */
  deed: (deed: LipDeed) => Promise<void>;
  /** Does something that is shown only when the server has it; tells what went wrong. */
  confirm: (deed: LipDeed) => Promise<ApiError | null>;
}

/** Where the visitor of this browser stands in the lip world. One call a screen. */
export function useProgress(): OwnProgress {
  const { state, write } = useVisitor();
  const [progress, setProgress] = useState<LipProgress | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const desk = useRef<Promise<ProgressDesk> | null>(null);

  const lendDesk = useCallback((): Promise<ProgressDesk> => {
    desk.current ??= import("./progress-desk.ts").then(({ createProgressDesk }) => createProgressDesk());
    return desk.current;
  }, []);

  const show = useCallback((next: LipProgress): void => startTransition(() => setProgress(next)), []);

  useEffect(() => {
    if (state === "loading") return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const lent = await lendDesk();
      const known = state === "unsaved" ? null : await lent.read(signal);
      if (signal.aborted) return;
      show(known ?? lent.copy());
      startTransition(() => setIsOffline(!known && state !== "unsaved"));
    };
    void read();
    window.addEventListener("online", () => void read(), { signal });
    return () => leaving.abort();
  }, [state, lendDesk, show]);

  const deed = useCallback(
    async (done: LipDeed): Promise<void> => {
      const lent = await lendDesk();
      show(lent.guess(done));
      const answer = await lent.send(write, done);
      if (answer) show(answer);
    },
    [lendDesk, show, write],
  );

  const confirm = useCallback(
    async (wanted: LipDeed): Promise<ApiError | null> => {
      try {
        show(await (await lendDesk()).confirm(write, wanted));
        return null;
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
    },
    [lendDesk, show, write],
  );

  return { progress, isOffline, deed, confirm };
}
