import type { FaceDetection } from "#contracts/face-detection.ts";
import { pictureFallback } from "#app/kits/ui/picture/picture-preload.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

interface FaceFile {
  landmarks: [number, number, number][];
}

const pictures = import.meta.glob<PictureData>("../../../kits/ui/pictures/face-{?,10}.json", {
  eager: true,
  import: "default",
});
const files = import.meta.glob<FaceFile>("../../../../content/faces/face-{?,10}.json", { import: "default" });

/** A model face that is here: its picture, and where it lies for an `<img>`. */
export interface ModelFace {
  id: string;
  alt: PictureData["alt"];
  address: string;
  picture: Blob;
}

/** The model faces, by number. */
export const modelPictures: readonly PictureData[] = Object.entries(pictures)
  .toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
  .map(([, picture]) => picture);

/**
 * Fetches the pictures of all model faces, so that trying them needs no network afterwards.
 * @throws TypeError without a network
 */
export async function loadModelFaces(signal: AbortSignal): Promise<ModelFace[]> {
  return Promise.all(
    modelPictures.map(async (picture) => {
      const blob = await fetchPicture(picture, signal);
      return { id: picture.name, alt: picture.alt, address: URL.createObjectURL(blob), picture: blob };
    }),
  );
}

/** Gives back what `loadModelFaces` took. */
export function releaseModelFaces(faces: readonly ModelFace[]): void {
  for (const { address } of faces) URL.revokeObjectURL(address);
}

/** The points that were measured when the face was made; null where nobody has. */
export async function loadMeasuredPoints(id: string): Promise<FaceDetection | null> {
  const file = await files[`../../../../content/faces/${id}.json`]?.();
  return file ? { landmarks: Float32Array.from(file.landmarks.flat()), blendshapes: null, matrix: null } : null;
}

async function fetchPicture(picture: PictureData, signal: AbortSignal): Promise<Blob> {
  const { name, hash } = picture;
  const fine = await fetchBlob(`/assets/v/${hash}/${name}@780.avif`, signal);
  if (fine && (await isReadable(fine))) return fine;
  const plain = await fetchBlob(pictureFallback(picture), signal);
  if (!plain) throw new TypeError(`${name} did not come`);
  return plain;
}

async function fetchBlob(address: string, signal: AbortSignal): Promise<Blob | null> {
  const answer = await fetch(address, { signal });
  return answer.ok ? answer.blob() : null;
}

/** Not every browser unpacks AVIF. */
async function isReadable(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}
