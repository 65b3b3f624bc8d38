import type { FaceEngine } from "#app/kits/face/face-reading.ts";

/** What a run over the film took, by the page's own clock. */
export interface FilmRun {
  /** From nothing at all to the first face: download, start and first reading. */
  firstMs: number;
  /** Each further frame. */
  framesMs: number[];
  /** Frames in which a face was found. */
  found: number;
}

/** What a page of the bench offers to the process that drives it. */
export interface BenchPage {
  runFilm(addresses: readonly string[], engine?: FaceEngine["name"]): Promise<FilmRun>;
}

/** The frames of the film, unpacked before any clock runs: a bitmap of a file may still be packed, one of a bitmap is not. */
export async function loadFilm(addresses: readonly string[]): Promise<ImageBitmap[]> {
  const film: ImageBitmap[] = [];
  for (const address of addresses) {
    const packed = await createImageBitmap(await (await fetch(address)).blob());
    film.push(await createImageBitmap(packed));
    packed.close();
  }
  return film;
}
