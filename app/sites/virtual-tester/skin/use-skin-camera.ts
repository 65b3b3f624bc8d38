import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { LightClue, SkinError } from "./measure-face.ts";
import { readPaper } from "./paper-frame.ts";
import { closeFlash, type FlashLight, runFlash } from "./run-flash.ts";
import type { SkinHandle } from "./use-skin.ts";

/** What tells the light before a camera: paper, the screen itself, or the eyes alone. */
export const cameraWays = ["paper", "screen", "eyes"] as const;
type CameraWay = (typeof cameraWays)[number];

/** Takes the measure before the camera. The camera goes off with the frame that is measured. */
export function useSkinCamera(skin: SkinHandle, video: RefObject<HTMLVideoElement | null>) {
  const { mirror, restart } = skin;
  const [way, setWay] = useState<CameraWay>("paper");
  const [error, setError] = useState<SkinError | null>(null);
  const [flashLight, setFlashLight] = useState<FlashLight | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const running = useRef<AbortController | null>(null);
  const hasLeft = useRef(false);
  // Before the browser tells that the dialog closed: an effect would come after that.
  useLayoutEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.abort();
    };
  }, []);

  // A camera that did not come, or went off by itself, leaves nothing to look at. What went wrong before is of no matter.
  const { error: cameraError, loading, source } = mirror;
  const hasBegun = useRef(false);
  const isComing = loading !== null || source.kind === "camera";
  const isThere = isComing || source.kind === "frozen";
  useEffect(() => {
    if (isComing) hasBegun.current = true;
    if (hasBegun.current && (cameraError !== null || !isThere)) restart();
    // `restart` does the same each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cameraError, isComing, isThere]);

  /** What is known of the light: read before the camera goes off, so that a bad paper can be held anew. */
  async function readClue(element: HTMLVideoElement, signal: AbortSignal): Promise<LightClue> {
    if (way === "paper") {
      const paper = readPaper(element);
      return paper && { paper };
    }
    if (way === "eyes") return null;
    try {
      return { flash: await runFlash(element, setFlashLight, signal) };
    } finally {
      setFlashLight(null);
    }
  }

  async function measure(element: HTMLVideoElement, signal: AbortSignal): Promise<SkinError | null> {
    const clue = await readClue(element, signal);
    if (clue && "paper" in clue) {
      const { paperWhite } = await import("./white-reference.ts");
      const reference = paperWhite(clue.paper);
      if ("error" in reference) return reference.error;
    }
    try {
      return (await mirror.freeze()) ? await skin.measureShown(clue) : null;
    } finally {
      if (clue && "flash" in clue) closeFlash(clue.flash);
    }
  }

  async function run(action: (signal: AbortSignal) => Promise<SkinError | null>): Promise<void> {
    const controller = (running.current = new AbortController());
    setError(null);
    setIsWorking(true);
    try {
      const failure = await action(controller.signal);
      if (!controller.signal.aborted) setError(failure);
    } catch (failure) {
      if (!isAbort(failure)) throw failure;
    } finally {
      setIsWorking(false);
    }
  }

  return {
    ...{ way, error, flashLight, isWorking },
    choose(next: CameraWay): void {
      setWay(next);
      setError(null);
    },
    take: () => void (video.current && run((signal) => measure(video.current as HTMLVideoElement, signal))),
    /** The frame that was taken, by the white of its eyes. */
    measureAnyway: () => void run(() => skin.measureShown(null)),
    reopen(): void {
      setError(null);
      void mirror.openCamera();
    },
    close(): void {
      // A dialog tells that it closed after it is gone, also when it went because the measure was taken.
      if (hasLeft.current) return;
      running.current?.abort();
      mirror.close();
      restart();
    },
  };
}
