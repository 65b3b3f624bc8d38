import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { ratiosOf } from "../rules/collect-frames.ts";
import type { DetectedFace } from "./create-reading.ts";
import { levelRatios } from "./level-faces.ts";
import { openPhoto, PhotoError } from "./open-photo.ts";
import { cutPortrait } from "./portrait.ts";
import { type PhotoCheck, readPhoto, validateFace } from "./read-photo.ts";
import type { ScanErrorCode } from "./scan-flow.ts";

interface PhotoReadingOptions {
  /** Null while it comes. */
  engine: FaceEngine | null;
  /** The photo that was chosen on the way here. */
  chosen: Blob;
  hasMask: boolean;
  onFace: (face: DetectedFace, hasMask: boolean) => void;
  onError: (errorCode: ScanErrorCode) => void;
}

/** A photo on its way to a face: what it turned out to be, null while it is opened, and what is done with it next. */
export function usePhotoReading({ engine, chosen, hasMask, onFace, onError }: PhotoReadingOptions) {
  const controllerRef = useRef<AbortController | null>(null);
  /** The visitor said go: photos that take this one's place are read at once. */
  const hasBegun = useRef(false);
  const [finding, setFinding] = useState<PhotoCheck | null>(null);
  const [isLooking, setIsLooking] = useState(false);

  /** Begins something that the next thing ends, or the step. */
  function begin(): AbortSignal {
    controllerRef.current?.abort();
    controllerRef.current = new AbortController();
    return controllerRef.current.signal;
  }

  async function open(file: Blob): Promise<void> {
    const signal = begin();
    setIsLooking(false);
    setFinding(null);
    const opened = await openPhoto(file).then(
      (photo): PhotoCheck => ({ kind: "chosen", photo }),
      (error: unknown): PhotoCheck => ({
        kind: "error",
        reason: error instanceof PhotoError ? error.reason : "broken",
        photo: null,
      }),
    );
    if (signal.aborted) return;
    setFinding(opened);
    if (hasBegun.current && opened.kind === "chosen") await read(opened.photo);
  }

  async function read(photo: ImageBitmap): Promise<void> {
    if (!engine) return;
    hasBegun.current = true;
    const signal = begin();
    setIsLooking(true);
    try {
      const found = await readPhoto(engine, photo, hasMask, signal);
      if (!signal.aborted) showFinding(found);
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      console.warn("the photo could not be read", error);
      onError("E-MODEL");
    }
  }

  function showFinding(found: PhotoCheck): void {
    if (found.kind === "good") return void take(found);
    setIsLooking(false);
    setFinding(found);
  }

  async function take({ photo, face }: { photo: ImageBitmap; face: FaceDetection }): Promise<void> {
    if (!engine) return;
    setIsLooking(true);
    const rawRatios = ratiosOf(face, { widthPx: photo.width, heightPx: photo.height });
    const ratios = (await levelRatios(engine, photo, face).catch(() => null)) ?? rawRatios;
    const picture = await cutPortrait(photo, face.landmarks, false);
    photo.close();
    onFace({ mode: "photo", engine: engine.name, ratios, picture }, hasMask);
  }

  const openChosen = useEffectEvent(open);
  useEffect(() => {
    void openChosen(chosen);
    return () => controllerRef.current?.abort();
  }, [chosen]);

  return {
    finding,
    isLooking,
    open,
    read,
    take,
    /** One of several faces. */
    choose: (photo: ImageBitmap, face: FaceDetection): void => showFinding(validateFace(photo, face, hasMask)),
  };
}
