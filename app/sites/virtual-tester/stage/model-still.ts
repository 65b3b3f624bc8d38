import type { Still } from "#app/kits/makeup/live-mirror.ts";

// Found ahead by the engine, so that a model face needs none on the phone.
const readings = import.meta.glob<{ default: { landmarks: readonly (readonly number[])[] } }>(
  "#content/faces/face-*.json",
);

/** A model face, bare, with its points. */
export async function modelStill({ id, hash }: { id: string; hash: string }, signal: AbortSignal): Promise<Still> {
  const read = Object.entries(readings).find(([path]) => path.endsWith(`/${id}.json`))?.[1];
  if (!read) throw new Error(`nobody has read ${id}`);
  const [reading, answer] = await Promise.all([read(), fetch(`/assets/v/${hash}/${id}@780.avif`, { signal })]);
  if (!answer.ok) throw new TypeError(`${id} answers ${answer.status}`);
  const frame = await createImageBitmap(await answer.blob());
  return { frame, landmarks: Float32Array.from(reading.default.landmarks.flat()) };
}
