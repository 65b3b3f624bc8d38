"use no memo";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { inAppBrowser } from "../basics/in-app-browser.ts";
import { savePicture } from "../share/save-picture.ts";
import type { Share } from "../share/share-text.ts";
import { canSharePicture, webShare } from "../share/web-share.ts";
import { Button } from "../ui/button/button.tsx";
import { preferences } from "../visitor/preferences.ts";
import css from "./clip-maker.module.css";
import type messages from "./clip-messages.json";

interface ClipResultProps {
  clip: Blob;
  label: string;
  words: (typeof messages)["ja"];
  fileName: string;
  share: (() => Share) | null;
  /** The first way out; it gets the focus. */
  button: RefObject<HTMLButtonElement | null>;
  /** What was counted meanwhile. */
  children: ReactNode;
}

/** The clip to look at, and its ways out: onto the device, and by the share sheet where it takes films. */
export function ClipResult({ clip, label, words, fileName, share, button, children }: ClipResultProps) {
  const [notice, setNotice] = useState(words.ready);
  const isInApp = inAppBrowser(navigator.userAgent) !== null;
  const file = useMemo(
    () => new File([clip], `${fileName}.${clip.type.endsWith("mp4") ? "mp4" : "webm"}`, { type: clip.type }),
    [clip, fileName],
  );
  const canSend = share !== null && canSharePicture(file);

  function save(): void {
    savePicture(file, file.name);
    setNotice(words.saved);
  }

  async function send(): Promise<void> {
    if (!share) return;
    const outcome = await webShare(share(), file);
    setNotice(outcome === "refused" ? words.notSent : words.ready);
  }

  return (
    <div className="stack-3">
      <ClipPlayer clip={clip} label={label} />
      <p className={`${css.facts} between facts-3 text-body`}>
        <span role="status">{notice}</span>
        {children}
      </p>
      {isInApp ? (
        <p className="text-body">{words.inApp}</p>
      ) : (
        <Button ref={button} look="bone" wide onClick={save}>
          {words.save}
        </Button>
      )}
      {canSend && (
        <Button ref={isInApp ? button : undefined} look="line" wide onClick={() => void send()}>
          {words.send}
        </Button>
      )}
    </div>
  );
}

/** Plays round and round; where things should stay where they are it waits to be started. */
function ClipPlayer({ clip, label }: { clip: Blob; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const url = URL.createObjectURL(clip);
    player.src = url;
    if (!preferences.isMotionReduced()) player.play().catch(() => {});
    return () => {
      player.removeAttribute("src");
      player.load();
      URL.revokeObjectURL(url);
    };
  }, [clip]);
  return <video ref={video} className={css.clip} aria-label={label} muted loop playsInline controls />;
}
