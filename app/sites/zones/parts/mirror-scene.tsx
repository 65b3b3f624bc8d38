import { useEffect, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import mirror from "#app/kits/ui/pictures/zone2-mirror.json";
import late from "#app/kits/ui/pictures/zone2-mirror-late.json";
import { halfBeatMs, mirrorArrivesMs, mirrorStaysMs } from "../feel.ts";
import { useCalm } from "../scene/use-calm.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { SecondPicture } from "./second-picture.tsx";
import css from "./mirror-scene.module.css";

/** A face and its reflection. Whatever the visitor does, the reflection answers half a beat late. */
export function MirrorScene() {
  const isCalm = useCalm();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isCalm) return;
    const leaving = new AbortController();
    let turn = new AbortController();
    const answer = async (delayMs: number): Promise<void> => {
      turn.abort();
      turn = new AbortController();
      const signal = AbortSignal.any([turn.signal, leaving.signal]);
      try {
        await waitMs(delayMs, signal);
        setIsLate(true);
        await waitMs(mirrorStaysMs, signal);
        setIsLate(false);
      } catch {
        // The next touch, or the way out, took its place.
      }
    };
    void answer(mirrorArrivesMs);
    addEventListener("pointerdown", () => void answer(halfBeatMs), { signal: leaving.signal });
    return () => leaving.abort();
  }, [isCalm]);

  return (
    <ScenePicture picture={mirror}>
      <SecondPicture picture={late} isWanted={isCalm} isShown={isLate} className={css.late} />
    </ScenePicture>
  );
}
