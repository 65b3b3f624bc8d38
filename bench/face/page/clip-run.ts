import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";

/** What a run over the clip took, by the page's own clock. */
export interface ClipRun {
  /** From nothing at all to the first face: download, start and first reading. */
  firstMs: number;
  /** Each further frame. */
  framesMs: number[];
  /** Frames in which a face was found. */
  found: number;
}

/** What a page of the bench offers to the process that drives it. */
export interface BenchPage {
  runClip(addresses: readonly string[], engine?: FaceEngine["name"]): Promise<ClipRun>;
}

/** The frames of the clip, unpacked before any clock runs: a bitmap of a file may still be packed, one of a bitmap is not. */
export async function loadClip(addresses: readonly string[]): Promise<ImageBitmap[]> {
  const clip: ImageBitmap[] = [];
  for (const address of addresses) {
    const packed = await createImageBitmap(await (await fetch(address)).blob());
    clip.push(await createImageBitmap(packed));
    packed.close();
  }
  return clip;
}
