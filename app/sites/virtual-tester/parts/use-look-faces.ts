"use no memo";
import { useEffect, useState } from "react";
import type { LookLayer } from "#contracts/look.ts";
import type { LookFaces } from "../clip/look-art.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

/** What was taken from the stage. */
interface CapturedLook {
  /** Null until a still stands there. */
  faces: LookFaces | null;
  /** How often it was taken: another number is another face, or the same one in another look. */
  count: number;
}

/** The face on the stage bare and made up, anew for another face and another look. */
export function useLookFaces(
  { canvas, source, getView }: Pick<TesterMirror, "canvas" | "source" | "getView">,
  layers: readonly LookLayer[],
): CapturedLook {
  const [captured, setCaptured] = useState<CapturedLook>({ faces: null, count: 0 });
  const layersText = JSON.stringify(layers);
  useEffect(() => {
    let isStale = false;
    void Promise.all([getView(), import("../clip/capture-look.ts")])
      .then(([view, { captureLook }]) => {
        const stage = canvas.current;
        if (isStale || !stage) return;
        const faces = captureLook(view, stage, layers);
        setCaptured(({ count }) => ({ faces, count: count + 1 }));
      })
      .catch((error: unknown) => console.warn(error));
    return () => {
      isStale = true;
    };
    // Layers are made anew with each render; what they say is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source, layersText, canvas, getView]);
  return captured;
}
