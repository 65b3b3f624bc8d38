import { waitMs } from "#app/kits/basics/abort.ts";

/** Frames of the camera while the screen was black, white, black again, and grey. */
export interface FlashFrames {
  before: ImageBitmap;
  white: ImageBitmap;
  after: ImageBitmap;
  grey: ImageBitmap;
}

/** What fills the screen. */
export type FlashLight = "black" | "white" | "grey";

/** So long each light stays: a camera is two or three frames late, and three flashes a second are never to be seen. */
const stepMs = 700;

/**
 * Lets the screen be the lamp, and takes a frame of the camera in each of its lights. Black stands before white and between
 * both lights, so that what the room does meanwhile can be told.
 * @param show fills the screen with it
 * @throws the signal's reason
 */
export async function runFlash(
  video: HTMLVideoElement,
  show: (light: FlashLight) => void,
  signal: AbortSignal,
): Promise<FlashFrames> {
  const release = await holdCamera(video);
  const frames: ImageBitmap[] = [];
  try {
    for (const light of ["black", "white", "black", "grey"] as const) {
      show(light);
      await waitMs(stepMs, signal);
      frames.push(await createImageBitmap(video));
    }
  } catch (error) {
    closeAll(frames);
    throw error;
  } finally {
    void release();
  }
  const [before, white, after, grey] = frames as [ImageBitmap, ImageBitmap, ImageBitmap, ImageBitmap];
  return { before, white, after, grey };
}

/** Frees what a flash took. */
export const closeFlash = (flash: FlashFrames): void => closeAll(Object.values(flash) as ImageBitmap[]);

function closeAll(frames: readonly ImageBitmap[]): void {
  for (const frame of frames) frame.close();
}

/** Exposure and white as they are, where the camera can: else they would follow the screen. Returns the way back. */
async function holdCamera({ srcObject }: HTMLVideoElement): Promise<() => Promise<void>> {
  const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : [];
  const set = (mode: "manual" | "continuous"): Promise<void> | undefined =>
    track
      // Not in the type of constraints, and not in every browser.
      ?.applyConstraints({ advanced: [{ exposureMode: mode, whiteBalanceMode: mode } as MediaTrackConstraintSet] })
      .catch(() => {});
  await set("manual");
  return async () => set("continuous");
}
