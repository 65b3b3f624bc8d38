import { useEffect, useRef, useState } from "react";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { ratiosOf } from "../rules/collect-frames.ts";
import type { DetectedFace } from "./create-reading.ts";
import { levelRatios } from "./level-faces.ts";
import { cutPortrait } from "./portrait.ts";
import { type PhotoCheck, readPhoto, validateFace } from "./read-photo.ts";
import type { ScanErrorCode } from "./scan-flow.ts";

interface PhotoReadingOptions {
  engine: FaceEngine;
  hasMask: boolean;
  onFace: (face: DetectedFace, hasMask: boolean) => void;
  onError: (errorCode: ScanErrorCode) => void;
}

/** A photo on its way to a face: what was found in it, null before one was chosen, and what is done with it next. */
export function usePhotoReading({ engine, hasMask, onFace, onError }: PhotoReadingOptions) {
  const controllerRef = useRef<AbortController | null>(null);
  const [finding, setFinding] = useState<PhotoCheck | "looking" | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function detect(chosen: File): Promise<void> {
    controllerRef.current?.abort();
    const { signal } = (controllerRef.current = new AbortController());
    setFinding("looking");
    try {
      const found = await readPhoto(engine, chosen, hasMask, signal);
      if (!signal.aborted) showFinding(found);
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      console.warn("the photo could not be read", error);
      onError("E-MODEL");
    }
  }

  function showFinding(found: PhotoCheck): void {
    if (found.kind === "good") void take(found);
    else setFinding(found);
  }

  async function take({ photo, face }: { photo: ImageBitmap; face: FaceDetection }): Promise<void> {
    setFinding("looking");
    const rawRatios = ratiosOf(face, { widthPx: photo.width, heightPx: photo.height });
    const ratios = (await levelRatios(engine, photo, face).catch(() => null)) ?? rawRatios;
    const picture = await cutPortrait(photo, face.landmarks, false);
    photo.close();
    onFace({ mode: "photo", engine: engine.name, ratios, picture }, hasMask);
  }

  return {
    finding,
    detect,
    take,
    /** One of several faces. */
    choose: (photo: ImageBitmap, face: FaceDetection): void => showFinding(validateFace(photo, face, hasMask)),
  };
}
