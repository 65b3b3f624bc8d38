"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { trySound } from "../checks/try-sound.ts";
import type { Messages } from "../copy/messages.ts";
import type { TrialProps } from "./trial-props.ts";
import css from "./trial.module.css";

/** How long a caption is read; as long as all others of the hub. */
const captionMs = 2500;

/** Plays one tick, on a tap and never without, and writes what is to be heard. */
export function SoundTrial({ finding, isReady, onFinding, onTrial }: TrialProps) {
  const t = useMessages<Messages>();
  const stop = useRef<AbortController | null>(null);
  const [isCaptioned, setIsCaptioned] = useState(false);

  useEffect(() => () => stop.current?.abort(), []);

  async function start(): Promise<void> {
    stop.current?.abort();
    const trial = new AbortController();
    stop.current = trial;
    setIsCaptioned(true);
    onTrial("audio");
    try {
      const caption = waitMs(captionMs, trial.signal);
      onFinding(await trySound(trial.signal));
      onTrial(null);
      await caption;
      setIsCaptioned(false);
    } catch {
      // Pressed again, or left: the new trial has its own caption.
    }
  }

  if (finding?.facts.isAvailable === false) return null;
  return (
    <div className={css.trial}>
      <Button look="line" compact disabled={!isReady} onClick={() => void start()}>
        {t("soundTrial.start")}
      </Button>
      <p className="text-leading-16 text-quiet">{isCaptioned ? t("soundTrial.caption") : t("soundTrial.explain")}</p>
    </div>
  );
}
