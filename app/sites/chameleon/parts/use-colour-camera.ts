import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { Sample } from "../pictures.server.ts";
import { createPictureSession } from "./picture-session.ts";
import { initialPicture, reducePicture } from "./picture-state.ts";
import { useRearCamera } from "./use-rear-camera.ts";

/** The canvas: a picture, its colours, the one that is held; and the camera, which is off unless its button was pressed. */
export function useColourCamera(samples: readonly Sample[]) {
  const container = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(reducePicture, initialPicture);
  const [session] = useState(() => createPictureSession({ container, dispatch }));
  const { setVideo, beginRearCamera, closeRearCamera, takeStill } = useRearCamera(dispatch);
  const { palette } = state;

  const showSample = useCallback(
    (index: number): Promise<void> => {
      closeRearCamera();
      const { picture, focus } = elementAt(samples, index);
      return session.show({ kind: "sample", index }, (kit, signal) => kit.takeSample(filesOf(picture), focus, signal));
    },
    [closeRearCamera, session, samples],
  );

  function readPhoto(file: Blob): Promise<void> {
    closeRearCamera();
    track("cam_gate_photo");
    return session.show({ kind: "photo" }, (kit) => kit.takePhoto(file));
  }

  /** Takes what the camera shows; then it is off. */
  async function shoot(): Promise<void> {
    const still = await takeStill();
    if (!still) return;
    closeRearCamera();
    await session.show({ kind: "shot" }, (kit) => kit.takePicture(still, still));
    still.close();
  }

  useEffect(() => {
    void showSample(0);
    return () => {
      session.end();
      closeRearCamera();
    };
    // Only once: the first picture stands there already, and becomes alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    ...state,
    container,
    setVideo,
    showSample,
    readPhoto,
    beginRearCamera,
    closeRearCamera,
    shoot,
    /** Lets all colours leave but this one; null lets them come back. */
    select: async (index: number | null): Promise<void> => {
      if (palette) await session.select(palette, index);
    },
    /** Holds the colour at a place of the picture, 0–1 from the left and from the top; false where there is none. */
    selectAt: async (x: number, y: number): Promise<boolean> => palette !== null && session.selectAt(palette, { x, y }),
  };
}

export type ColourCamera = ReturnType<typeof useColourCamera>;

/** The files of a sample in which its colours are counted. */
function filesOf({ widths, hash, name }: Sample["picture"]) {
  const wide = widths.find((width) => width >= 720) ?? widths.at(-1);
  const address = `/assets/v/${hash}/${name}@`;
  return { avif: `${address}${wide}.avif`, webp: `${address}390.webp` };
}
