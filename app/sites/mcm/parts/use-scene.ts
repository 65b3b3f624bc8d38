import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { SceneContent } from "../scene/mascara-model.ts";
import type { MascaraScene } from "../scene/start-scene.ts";

/** `drawn`: the picture stands there alone, and stays; `waiting`: the scene is on its way behind it. */
export type SceneState = "drawn" | "waiting" | "solid";

/** Where a scene is drawn by the processor: only for looking at it in tests. */
const softQuery = "soft";

/**
 * Brings the scene once the page has come to rest, behind the picture that is there already, and takes it away with the page.
 * Without a graphics chip, with saved data, or when it is lost, the picture stays.
 */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, isFlat: boolean, content: SceneContent) {
  const [state, setState] = useState<SceneState>("drawn");
  const running = useRef<MascaraScene | null>(null);
  const latest = useRef(content);
  const { recipe, name, months } = content;

  useEffect(() => {
    if (isFlat || savesData()) return;
    const controller = new AbortController();
    const { signal } = controller;
    const updateState = (next: SceneState): void => {
      if (!signal.aborted) startTransition(() => setState(next));
    };
    const begin = async (): Promise<void> => {
      const isSoftAllowed = new URLSearchParams(location.search).get("gl") === softQuery || isSoftRemembered();
      const { hasGpu: hasChip, loadFontFamily: loadedFamily } = await import("../scene/scene-support.ts");
      if (signal.aborted || !canvas.current || !hasChip(isSoftAllowed)) return;
      updateState("waiting");
      const [{ startScene }, family] = await Promise.all([
        import("../scene/start-scene.ts"),
        loadedFamily(latest.current.name),
      ]);
      if (signal.aborted || !canvas.current) return;
      const scene = await startScene({
        ...{ canvas: canvas.current, shown: latest.current, family, isSoftAllowed, signal },
        onLost: () => updateState("drawn"),
      });
      running.current = signal.aborted ? null : scene;
      scene?.show(latest.current);
      updateState(scene ? "solid" : "drawn");
    };
    const whenIdle = (): void => void begin().catch(() => updateState("drawn"));
    const timer = setTimeout(whenIdle, document.readyState === "complete" ? 60 : 600);
    return () => {
      clearTimeout(timer);
      controller.abort();
      running.current = null;
      startTransition(() => setState("drawn"));
    };
  }, [canvas, isFlat]);

  useEffect(() => {
    latest.current = { recipe, name, months };
    const scene = running.current;
    if (!scene) return;
    // The plate shows its letters when their cut has come.
    void import("../scene/scene-support.ts")
      .then(({ loadFontFamily: loadedFamily }) => loadedFamily(name))
      .then(() => scene === running.current && scene.show({ recipe, name, months }));
    scene.show({ recipe, name, months });
  }, [recipe, name, months]);

  return { state, scene: useCallback(() => running.current, []) };
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The wish of a test outlives the address, which is rewritten with every step. */
function isSoftRemembered(): boolean {
  return document.documentElement.dataset.gl === softQuery;
}
