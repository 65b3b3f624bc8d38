import { useEffect, useState } from "react";
import css from "./sound-caption.module.css";
import type { EffectName } from "./sound-library.ts";
import { getVisitSound } from "./use-sound.ts";

/** How long a caption is read. */
export const captionMs = 2500;

/**
 * One line that says what is to be heard, 「♪ 遠くで鈴」, for all who do not hear it. Only the effects that mean something
 * have a caption. Readers do not announce it: whoever uses one hears the sound.
 */
export function SoundCaption({ captions }: { captions: Partial<Record<EffectName, string>> }) {
  const [heard, setHeard] = useState<{ name: EffectName } | null>(null);
  const caption = heard && captions[heard.name];

  useEffect(() => getVisitSound().onEffect((name) => setHeard({ name })), []);

  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setHeard(null), captionMs);
    return () => clearTimeout(timer);
  }, [heard]);

  return (
    <p className={css.caption} aria-hidden="true">
      {caption && `♪ ${caption}`}
    </p>
  );
}
