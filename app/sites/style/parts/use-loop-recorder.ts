"use no memo";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { CardArt } from "../card/card-art.ts";
import { loopKind, recordLoop } from "../card/record-loop.ts";
import type { Messages } from "../copy/messages.ts";

/** Records the card as six seconds and saves them. `kind` is null where this browser records none; `leftS` while it does. */
export function useLoopRecorder(art: RefObject<CardArt | null>) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const [leftS, setLeftS] = useState<number | null>(null);
  const getController = useAbortOnUnmount();
  const kind = loopKind();

  async function record(): Promise<void> {
    if (!kind || !art.current) return;
    try {
      const blob = await recordLoop(art.current, kind, setLeftS, getController().signal);
      savePicture(blob, `${t("card.fileName")}.${blob.type.endsWith("mp4") ? "mp4" : "webm"}`);
      showToast({ text: t("card.loopSaved") });
    } catch {
      if (!getController().signal.aborted) showToast({ text: t("card.loopFailed") });
    } finally {
      setLeftS(null);
    }
  }

  return { kind, leftS, record };
}

/** Ends with the part. */
function useAbortOnUnmount(): () => AbortController {
  const run = useRef<AbortController | null>(null);
  const acquire = useCallback(() => (run.current ??= new AbortController()), []);
  useEffect(
    () => () => {
      run.current?.abort();
      run.current = null;
    },
    [],
  );
  return acquire;
}
