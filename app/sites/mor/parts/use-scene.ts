import { type RefObject, useEffect, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { SceneParts } from "../scene/stage-canvas.ts";

/**
 * Starts a scene over the picture of a stage once its script and the picture are here; `data-ready` on the canvas says
 * so. Until then, and where it does not come, the still picture stands. Give it a function that stays the same.
 */
export function useScene<Scene>(
  stage: RefObject<HTMLElement | null>,
  focus: readonly [number, number],
  load: (parts: SceneParts) => Promise<Scene>,
): RefObject<Scene | null> {
  const scene = useRef<Scene | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const canvas = stage.current?.querySelector("canvas");
    const image = stage.current?.querySelector<HTMLImageElement>("picture img");
    async function begin(canvasHere: HTMLCanvasElement, imageHere: HTMLImageElement): Promise<void> {
      await imageHere.decode();
      if (signal.aborted) return;
      const startedScene = await load({
        canvas: canvasHere,
        image: imageHere,
        focus,
        isStill: preferences.isMotionReduced(),
        signal,
      });
      if (signal.aborted) return;
      scene.current = startedScene;
      canvasHere.dataset.ready = "true";
    }
    if (canvas && image) begin(canvas, image).catch((failure: unknown) => !signal.aborted && console.warn(failure));
    return () => {
      controller.abort();
      scene.current = null;
      delete canvas?.dataset.ready;
    };
  }, [stage, focus, load]);

  return scene;
}
