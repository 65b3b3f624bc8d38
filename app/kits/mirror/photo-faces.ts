import type { FaceDetection } from "#contracts/face-detection.ts";
import { elementAt } from "../basics/element-at.ts";
import { loadOnce } from "../basics/load-once.ts";
import type { FaceEngine } from "../face/face-engine-types.ts";
import { detectPhotoFaces, type PhotoFace } from "./detect-photo-faces.ts";
import { NoFaceError } from "./mirror-error.ts";
import { rereadSmallFace } from "./reread-small-face.ts";
import type { Shown } from "./run-request.ts";
import type { FaceFacts } from "./show-live.ts";

/** The faces of the photograph that was read last. */
export interface PhotoFaces {
  /**
   * Takes the place of the photograph before.
   * @throws what `detectPhotoFaces` throws; then that one stays. An AbortError when another one was chosen meanwhile
   */
  read(file: Blob, engine: Pick<FaceEngine, "detectImage">): Promise<Shown>;
  /** Another one of its faces. */
  get(index: number): Promise<Shown>;
  /** All of its faces at once. */
  getGroup(): Promise<Shown>;
  /** Hands out the photograph and its faces to be looked at, for as long as no other one is read. */
  look(): WholePhoto;
  close(): void;
}

/** A photograph with its faces, the largest first: points in parts of it. */
export interface WholePhoto {
  frame: ImageBitmap;
  faces: readonly Float32Array[];
}

/** A face of a photograph whose points are read as well as they can be once it is chosen. */
interface ShownFace extends PhotoFace {
  getDetection: () => Promise<FaceDetection>;
}

/** @param onFace told of each face that is shown */
export function createPhotoFaces(maxEdgePx: number, onFace: (facts: FaceFacts) => void): PhotoFaces {
  let faces: readonly ShownFace[] = [];
  let lastRead = 0;
  const close = (): void => faces[0]?.frame.close();

  async function get(index: number): Promise<Shown> {
    const { frame, getDetection } = elementAt(faces, index);
    const detection = await getDetection();
    const still = { frame: await createImageBitmap(frame), landmarks: detection.landmarks };
    onFace({ detection, light: null });
    return { source: { kind: "photo", index, count: faces.length }, still };
  }

  async function getGroup(): Promise<Shown> {
    const shown = faces;
    const detections = await Promise.all(shown.map(({ getDetection }) => getDetection()));
    const [detection, ...others] = detections;
    if (!detection) throw new Error("no photograph was read");
    const frame = await createImageBitmap(elementAt(shown, 0).frame);
    onFace({ detection, light: null });
    return {
      source: { kind: "photo", index: 0, count: shown.length, isGroup: true },
      still: { frame, landmarks: detection.landmarks, others: others.map(({ landmarks }) => landmarks) },
    };
  }

  return {
    async read(file, engine) {
      const read = ++lastRead;
      const found = await detectPhotoFaces(file, engine, maxEdgePx).catch((error: unknown) => {
        // Nobody makes a face here.
        if (error instanceof NoFaceError) onFace({ detection: null, light: null });
        throw error;
      });
      if (read !== lastRead) {
        found[0]?.frame.close();
        throw new DOMException("another photograph was chosen", "AbortError");
      }
      close();
      faces = found.map((face) => ({
        ...face,
        getDetection: loadOnce(() => rereadSmallFace(face, engine)).get,
      }));
      return get(0);
    },
    get,
    getGroup,
    look: () => ({ frame: elementAt(faces, 0).frame, faces: faces.map(({ detection }) => detection.landmarks) }),
    close,
  };
}
