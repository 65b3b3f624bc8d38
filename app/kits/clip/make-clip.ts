import type { ClipScript, OnFrame } from "./clip-script.ts";
import { recordClip, recordingKind } from "./record-clip.ts";

/** True when this browser makes clips at all; else there is the still. Browser only. */
export const canMakeClip = (): boolean => hasEncoder() || recordingKind() !== null;

/**
 * Makes a clip on the device: encoded frame by frame where the browser has an encoder, recorded while it plays where it has
 * not, or where the encoder fails.
 * @throws the signal's reason, or what went wrong at the last
 */
export async function makeClip(script: ClipScript, onFrame: OnFrame, signal: AbortSignal): Promise<Blob> {
  const encoded = hasEncoder() ? await encode(script, onFrame, signal) : null;
  return encoded ?? recordClip(script, onFrame, signal);
}

const hasEncoder = (): boolean => typeof VideoEncoder === "function";

/** Null where another way must be taken. */
async function encode(script: ClipScript, onFrame: OnFrame, signal: AbortSignal): Promise<Blob | null> {
  try {
    const { encodeClip } = await import("./encode-clip.ts");
    return await encodeClip(script, onFrame, signal);
  } catch (error) {
    signal.throwIfAborted();
    console.warn(error);
    return null;
  }
}
