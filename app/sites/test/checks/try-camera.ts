import { onAbort, waitMs } from "#app/kits/basics/abort.ts";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";
import { evaluateCameraError, evaluateCameraTrial } from "../rules/evaluate-camera.ts";

/** How long the camera stays open. */
export const trialMs = 2000;

/**
 * Opens the camera for two seconds, shows it in `video`, and stops every track, also when the signal is aborted while
 * the browser is still asking. Call it from a tap. `onOpen` tells that it is on. Rejects only when aborted.
 */
export async function tryCamera(
  video: HTMLVideoElement,
  onOpen: () => void,
  signal: AbortSignal,
): Promise<CheckResult> {
  let stream: MediaStream | null = null;
  const stop = (): void => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const unsubscribe = onAbort(signal, stop);
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { width: 640, height: 480, facingMode: "user" },
    });
    signal.throwIfAborted();
    onOpen();
    return await countFrames(video, stream, signal);
  } catch (error) {
    signal.throwIfAborted();
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    return evaluateCameraError(name, inAppBrowser(navigator.userAgent) !== null);
  } finally {
    unsubscribe();
    stop();
  }
}

async function countFrames(video: HTMLVideoElement, stream: MediaStream, signal: AbortSignal): Promise<CheckResult> {
  let frames = 0;
  const count = (): void => {
    frames += 1;
  };
  // Newer browsers tell each picture; the others at least that time goes on.
  const countEach = (): void => {
    count();
    video.requestVideoFrameCallback(countEach);
  };
  if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(countEach);
  else (video as HTMLVideoElement).addEventListener("timeupdate", count, { signal });
  video.srcObject = stream;
  // A refusal to play is no refusal of the camera: then no picture is counted, and that is the finding.
  void video.play().catch(() => {});
  await waitMs(trialMs, signal);
  return evaluateCameraTrial({ widthPx: video.videoWidth, heightPx: video.videoHeight, frames });
}
