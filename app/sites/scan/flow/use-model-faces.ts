import { useEffect, useState } from "react";
import { dropModelFaces, loadModelFaces, type ModelFace } from "./model-shelf.ts";

/** The model faces, fetched once they are wanted and given back with the page; null until they are here. */
export function useModelFaces(isWanted: boolean): readonly ModelFace[] | null {
  const [faces, setFaces] = useState<readonly ModelFace[] | null>(null);
  const isMissing = isWanted && faces === null;

  useEffect(() => {
    if (!isMissing) return;
    const leaving = new AbortController();
    loadModelFaces(leaving.signal).then(setFaces, (error: unknown) => {
      // An empty shelf: the way on to the photo and the questions stands beside it.
      if (!leaving.signal.aborted) console.warn("the model faces did not come", error);
      if (!leaving.signal.aborted) setFaces([]);
    });
    return () => leaving.abort();
  }, [isMissing]);
  useEffect(() => () => dropModelFaces(faces ?? []), [faces]);
  return faces;
}
