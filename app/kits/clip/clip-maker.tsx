"use no memo";
import { useEffect, useRef } from "react";
import { useLanguage } from "../i18n/messages.tsx";
import type { Share } from "../share/share-text.ts";
import { Button } from "../ui/button/button.tsx";
import css from "./clip-maker.module.css";
import messages from "./clip-messages.json";
import { ClipResult } from "./clip-result.tsx";
import { type ClipScript, clipFrameCount, clipFramesPerSecond } from "./clip-script.ts";
import { canMakeClip } from "./make-clip.ts";
import { useClip } from "./use-clip.ts";

interface ClipMakerProps {
  /** What the clip shows, for those who do not see it. */
  label: string;
  /** Gets the stills ready; another clip is another key of this part. */
  getScript: (signal: AbortSignal) => Promise<ClipScript>;
  /** As many frames as the script has. */
  frameCount?: number;
  /** Without its ending. */
  fileName: string;
  /** What is said when the clip is handed on; null: it stays on the device. */
  share: (() => Share) | null;
}

/** One button that makes a clip, how far it is, and the clip. */
export function ClipMaker({ label, getScript, frameCount = clipFrameCount, fileName, share }: ClipMakerProps) {
  const words = messages[useLanguage()];
  const { state, sentBytes, make, cancel } = useClip(getScript);
  const button = useFocusOnChange(state.at);
  const makeText = words.make.replace("{seconds}", String(frameCount / clipFramesPerSecond));
  if (!canMakeClip()) return <p className="text-body">{words.none}</p>;
  const sent = <span data-sent={sentBytes}>{words.sent.replace("{bytes}", String(sentBytes))}</span>;
  if (state.at === "ready")
    return (
      <ClipResult {...{ label, words, fileName, share, button }} clip={state.clip}>
        {sent}
      </ClipResult>
    );
  if (state.at === "making")
    return (
      <div className="stack-3">
        <div className="stack-2 text-body">
          <progress className={css.frames} max={frameCount} value={state.done} aria-label={makeText} />
          <p className={`${css.facts} between facts-3`}>
            <span>{words.frames.replace("{done}", String(state.done)).replace("{total}", String(frameCount))}</span>
            {sent}
          </p>
        </div>
        <Button ref={button} look="line" wide onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    );
  return (
    <>
      <Button ref={button} look="line" wide onClick={() => void make()}>
        {makeText}
      </Button>
      {state.at === "failed" && (
        <p className="text-body" role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}

/** The button that takes the place of the one that was pressed gets its focus. */
function useFocusOnChange(at: string) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at) button.current?.focus({ preventScroll: true });
    last.current = at;
  }, [at]);
  return button;
}
