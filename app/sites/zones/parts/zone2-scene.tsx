import { useEffect, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import mirror from "#app/kits/ui/pictures/zone2-mirror.json";
import late from "#app/kits/ui/pictures/zone2-mirror-late.json";
import { halfBeatMs, reflectionStartMs, reflectionHoldMs } from "../tuning.ts";
import { useIdle } from "../scene/use-idle.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { OverlayPicture } from "./overlay-picture.tsx";
import css from "./zone2-scene.module.css";

/** A face and its reflection. Whatever the visitor does, the reflection answers half a beat late. */
export function Zone2Scene() {
  const isIdle = useIdle();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isIdle) return;
    const controller = new AbortController();
    let current = new AbortController();
    const showReflection = async (delayMs: number): Promise<void> => {
      current.abort();
      current = new AbortController();
      const signal = AbortSignal.any([current.signal, controller.signal]);
      try {
        await waitMs(delayMs, signal);
        setIsLate(true);
        await waitMs(reflectionHoldMs, signal);
        setIsLate(false);
      } catch {
        // The next touch, or the way out, took its place.
      }
    };
    void showReflection(reflectionStartMs);
    addEventListener("pointerdown", () => void showReflection(halfBeatMs), { signal: controller.signal });
    return () => controller.abort();
  }, [isIdle]);

  return (
    <ScenePicture picture={mirror}>
      <OverlayPicture picture={late} isEnabled={isIdle} isShown={isLate} className={css.late} />
    </ScenePicture>
  );
}
