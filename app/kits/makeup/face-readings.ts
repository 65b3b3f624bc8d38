import type { FaceReading } from "./face-reading.ts";

/** The faces of a video are read again after so many frames. */
const readEveryFrames = 6;

/** A picture and the faces in it, as a renderer draws them. */
interface ReadScene<Frame> {
  frame: Frame;
  /** 478 × (x, y, z) of each face. */
  faces: readonly Float32Array[];
  /** The frame follows the one before in a video. */
  isVideo?: boolean;
}

/**
 * What is read of the faces on a canvas, from one drawing to the next. In a video it is eased; a picture of its own is read
 * at once and keeps its light while it is drawn again. Nothing of the face before stays on the next.
 * @param read reads a face of a frame, eased from what was read of it before
 */
export function createFaceReadings<Frame>(
  read: (before: FaceReading | null, frame: Frame, landmarks: Float32Array, hasBase: boolean) => FaceReading,
) {
  let readings: FaceReading[] = [];
  let last: ReadScene<Frame> | null = null;
  let frames = 0;

  function isNextOf(before: ReadScene<Frame> | null, { faces, isVideo = false }: ReadScene<Frame>): boolean {
    return isVideo && before?.isVideo === true && before.faces.length === faces.length;
  }

  return {
    /**
     * One reading for each face of the scene, in their order.
     * @param hasBase the skin itself is wanted, too
     */
    readingsOf({ frame, faces, isVideo = false }: ReadScene<Frame>, hasBase: boolean): readonly FaceReading[] {
      const scene = { frame, faces, isVideo };
      const isNext = isNextOf(last, scene);
      const goesOn = isNext || isSamePicture(last, scene);
      frames = isNext ? frames + 1 : 0;
      const isDue = isNext && frames % readEveryFrames === 0;
      readings = faces.map((landmarks, i) => {
        const before = goesOn ? (readings[i] ?? null) : null;
        const holds = before !== null && !isDue && (before.tones !== null || !hasBase);
        return holds ? before : read(before, frame, landmarks, hasBase);
      });
      last = scene;
      return readings;
    },
  };
}

/** Whether the very same still is drawn again. */
const isSamePicture = <Frame>(before: ReadScene<Frame> | null, { frame, faces, isVideo }: ReadScene<Frame>): boolean =>
  !isVideo &&
  before?.isVideo === false &&
  before.frame === frame &&
  before.faces.length === faces.length &&
  faces.every((face, i) => face === before.faces[i]);
