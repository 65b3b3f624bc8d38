import type { Still } from "./still.ts";

// Found ahead by the engine, so that a model face needs none on the phone.
const detections = import.meta.glob<{ default: { landmarks: readonly (readonly number[])[] } }>(
  "#content/faces/face-*.json",
);

/**
 * A model face, bare, with its points.
 * @param widthPx one of the widths it was delivered in: 390, 780, 1080
 * @throws TypeError without a network
 */
export async function loadModelStill(
  { name, hash }: { name: string; hash: string },
  widthPx: number,
  signal: AbortSignal,
): Promise<Still> {
  const load = Object.entries(detections).find(([path]) => path.endsWith(`/${name}.json`))?.[1];
  if (!load) throw new Error(`nobody has read ${name}`);
  const [detection, answer] = await Promise.all([
    load(),
    fetch(`/assets/v/${hash}/${name}@${widthPx}.avif`, { signal }),
  ]);
  if (!answer.ok) throw new TypeError(`${name} answers ${answer.status}`);
  const frame = await createImageBitmap(await answer.blob());
  return { frame, landmarks: Float32Array.from(detection.default.landmarks.flat()) };
}
