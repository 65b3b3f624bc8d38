import { useEffect, useState } from "react";
import { releaseModelFaces, loadModelFaces, type ModelFace } from "./model-cache.ts";

/** The model faces, fetched once they are wanted and given back with the page; null until they are here. */
export function useModelFaces(isWanted: boolean): readonly ModelFace[] | null {
  const [faces, setFaces] = useState<readonly ModelFace[] | null>(null);
  const isMissing = isWanted && faces === null;

  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    loadModelFaces(controller.signal).then(setFaces, (error: unknown) => {
      // An empty list: the way on to the photo and the questions stands beside it.
      if (!controller.signal.aborted) console.warn("the model faces did not come", error);
      if (!controller.signal.aborted) setFaces([]);
    });
    return () => controller.abort();
  }, [isMissing]);
  useEffect(() => () => releaseModelFaces(faces ?? []), [faces]);
  return faces;
}
