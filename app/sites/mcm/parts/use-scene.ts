import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { MascaraScene, Shown } from "../scene/start-scene.ts";

/** `drawn`: the picture stands there alone, and stays; `waiting`: the scene is on its way behind it. */
export type SceneState = "drawn" | "waiting" | "solid";

/** Where a scene is drawn by the processor: only for looking at it in tests. */
const softQuery = "soft";

/**
 * Brings the scene once the page has come to rest, behind the picture that is there already, and takes it away with the page.
 * Without a graphics chip, with saved data, or when it is lost, the picture stays.
 */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, isFlat: boolean, shown: Shown) {
  const [state, setState] = useState<SceneState>("drawn");
  const running = useRef<MascaraScene | null>(null);
  const latest = useRef(shown);
  const { recipe, name, months } = shown;

  useEffect(() => {
    if (isFlat || savesData()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: SceneState): void => {
      if (!signal.aborted) startTransition(() => setState(next));
    };
    const begin = async (): Promise<void> => {
      const isSoftAllowed = new URLSearchParams(location.search).get("gl") === softQuery || isSoftKept();
      if (!canvas.current || !hasChip(isSoftAllowed)) return;
      tell("waiting");
      const [{ startScene }, family] = await Promise.all([
        import("../scene/start-scene.ts"),
        loadedFamily(latest.current.name),
      ]);
      if (signal.aborted || !canvas.current) return;
      const scene = await startScene({
        ...{ canvas: canvas.current, shown: latest.current, family, isSoftAllowed, signal },
        onLost: () => tell("drawn"),
      });
      running.current = signal.aborted ? null : scene;
      scene?.show(latest.current);
      tell(scene ? "solid" : "drawn");
    };
    const whenIdle = (): void => void begin().catch(() => tell("drawn"));
    const timer = setTimeout(whenIdle, document.readyState === "complete" ? 60 : 600);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      running.current = null;
      startTransition(() => setState("drawn"));
    };
  }, [canvas, isFlat]);

  useEffect(() => {
    latest.current = { recipe, name, months };
    const scene = running.current;
    if (!scene) return;
    // The plate shows its letters when their cut has come.
    void loadedFamily(name).then(() => scene === running.current && scene.show({ recipe, name, months }));
    scene.show({ recipe, name, months });
  }, [recipe, name, months]);

  return { state, scene: useCallback(() => running.current, []) };
}

/** The display face with the letters of a name in it. */
async function loadedFamily(name: string): Promise<string> {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-display").trim() || "serif";
  await document.fonts.load(`800 40px ${family}`, name).catch(() => {});
  return family;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The wish of a test outlives the address, which is rewritten with every step. */
function isSoftKept(): boolean {
  return document.documentElement.dataset.gl === softQuery;
}

/** A context on a canvas of its own tells whether there is a chip; it is given back at once. */
function hasChip(isSoftAllowed: boolean): boolean {
  if (isSoftAllowed) document.documentElement.dataset.gl = softQuery;
  const probe = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: !isSoftAllowed });
  // Newer browsers hand software out all the same: only its name tells.
  const info = isSoftAllowed ? null : probe?.getExtension("WEBGL_debug_renderer_info");
  const chip = probe && info ? String(probe.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return probe !== null && !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(chip);
}
